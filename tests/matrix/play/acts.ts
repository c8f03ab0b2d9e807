import type { JsonObject } from '../../../src/engine';
import { type CallRow, callOf, faultOf } from '../table/table';
import { playsOf } from '../wire/fault';
import { button, mainOf } from './find';
import { answer, fill, foundBy, goOn, type Household, walk, type Waypoint } from './households';
import { visibleText } from './read-page';
import type { Visit } from './visit';

export type Act = (visit: Visit, home: Household) => Promise<void>;

/** Presses what a person would. */
export async function pressButton(visit: Visit, name: string, within?: HTMLElement): Promise<void> {
  const found = button(name, within);
  if (found === null) throw new Error(`There is no button ${name} to press.`);
  found.click();
  await visit.time.settle();
}

export const click =
  (name: string): Act =>
  (visit) =>
    pressButton(visit, name);

export const say =
  (section: string, field: string, value: Parameters<typeof answer>[3]): Act =>
  (visit) =>
    answer(visit, section, field, value);

export const go =
  (section: string): Act =>
  async (visit) => {
    if (visit.view.open === section) await goOn(visit, section);
  };

export const all =
  (...acts: readonly Act[]): Act =>
  async (visit, home) => {
    for (const act of acts) await act(visit, home);
  };

export const onTo =
  (from: Waypoint, to: Waypoint): Act =>
  (visit, home) =>
    walk(visit, home, from, to);

export const payBoth: Act = all(
  say('payGas', 'method', 'monthlyDirectDebit'),
  go('payGas'),
  say('payElectricity', 'method', 'monthlyDirectDebit'),
);

/** The card of the plan that is taken. */
function planCard(): HTMLElement {
  const card = [...document.querySelectorAll<HTMLElement>('article')].find(
    (one) => visibleText(one).includes('Outfox Energy') && button('/^Switch Now/', one) !== null,
  );
  if (card === undefined) throw new Error('The plan that is taken is not on the page.');
  return card;
}

export const switchNow: Act = async (visit) => {
  await pressButton(visit, '/^Switch Now/', visit.step === 'quoteResults' ? planCard() : undefined);
  // The pause between the lock and the first call.
  await visit.time.pass(500);
};
export const moreInfo: Act = (visit) => pressButton(visit, '/^More Info/', planCard());

/** Complete Switch takes no press in its first second. */
export const complete: Act = async (visit) => {
  await visit.time.pass(1_500);
  await pressButton(visit, '/^(Complete Switch|Try again)/');
  await visit.time.pass(500);
};

export const viewQuotes = click('View Your Quotes');
export const findAddress = click('Find address');
export const pass =
  (seconds: number): Act =>
  (visit) =>
    visit.time.pass(seconds * 1000);

export const homeChoice: Act = async (visit) => {
  const [first] = foundBy(visit, 'addresses') as readonly JsonObject[];
  await answer(visit, 'yourHome', 'address', first?.['id'] ?? null);
};

export const firstOption =
  (section: string, field: string): Act =>
  async (visit) => {
    const view = visit.household.engine.section(visit.state, visit.step, section)?.fields[field];
    const option = view?.options?.find((one) => !one.unavailable);
    if (option === undefined) throw new Error(`${section}.${field} offers nothing.`);
    await answer(visit, section, field, option.value);
  };

/** What else is asked of the car. */
export const tellCharging: Act = async (visit, home) => {
  const view = visit.household.engine.section(visit.state, visit.step, 'vehicle');
  if ((view?.fields['chargeType']?.options ?? []).length > 0)
    await firstOption('vehicle', 'chargeType')(visit, home);
};

export const byHand = say('vehicle', 'entry', 'hand');
export const estimate: Act = say('usageCombined', 'entry', 'estimate');
export const questions = [
  'houseType',
  'numberOfBedrooms',
  'occupancyFrequency',
  'modernisationLevel',
];

export const openMeter =
  (section: string, field: string): Act =>
  async (visit) => {
    await visit.send({ type: 'sectionOpened', section });
    await answer(visit, section, field, null);
  };

/** What the save that was lost holds is not what it holds now. */
export const correctAddress: Act = async (visit, home) => {
  await visit.send({ type: 'sectionOpened', section: 'address' });
  await answer(visit, 'address', 'years', 7);
  await fill(visit, home, 'address');
  await goOn(visit, 'address');
};

/** Another last name than that of the save whose end is not known. */
export const correctedName = 'Fenn';
export async function correctName(visit: Visit): Promise<void> {
  await visit.send({ type: 'sectionOpened', section: 'aboutYou' });
  await answer(visit, 'aboutYou', 'lastName', correctedName);
  await goOn(visit, 'aboutYou');
}

/** The other fault that brings a call about. */
export function layPrimary(visit: Visit, { primary }: CallRow): void {
  if (primary === undefined) return;
  for (const play of playsOf(callOf(primary.call), faultOf(primary.fault)))
    visit.wire.lay(play.laid());
}

export const mendPrimary =
  (operation: string): Act =>
  (visit) => {
    visit.wire.mend(operation);
    return Promise.resolve();
  };

export const toOffset: Act = async (visit) => {
  await visit.goTo('/carbon-offset');
};

export const chooseOffset: Act = all(
  firstOption('offsetChoice', 'project'),
  say('offsetChoice', 'percentage', 50),
);

/** It binds, too. */
export const pay: Act = async (visit) => {
  await visit.time.pass(1_500);
  await pressButton(visit, '/%.*£|£.*%/', mainOf());
};

/** As the checkout leads back: whose offset it is, and its order. */
export const comeBack =
  (isPaid: boolean): Act =>
  async (visit) => {
    const [checkout] = visit.left;
    if (checkout === undefined) throw new Error('The household was never at the checkout.');
    const { pathname } = new URL(checkout);
    if (isPaid) await visit.sandbox.browse(`${pathname}/pay`);
    const [id = '', order = ''] = pathname.split('/').slice(-2);
    await visit.load(`/carbon-offset-process/${id}?oid=${order}${isPaid ? '' : '&c=1'}`);
  };

/** Goes on where a person can. */
export const continueIfOffered: Act = async (visit) => {
  button('/^Continue/', mainOf())?.click();
  await visit.time.settle();
};

export const goIfOffered =
  (section: string): Act =>
  async (visit, home) => {
    if (visit.view.open === section) await continueIfOffered(visit, home);
  };

export const onResults = { from: 'newTariff', deed: viewQuotes } as const;
export const onTariff = { from: 'quote', deed: moreInfo } as const;
export const onDetails = { from: 'quote', deed: switchNow } as const;
export const inChain = { from: 'payment', deed: complete } as const;
export const onCarbon = { from: 'switched', deed: toOffset } as const;

export const searchIn =
  (section: string, buttonName: string): Act =>
  async (visit) => {
    await answer(visit, section, 'postcode', 'LS1 1AA');
    await pressButton(visit, buttonName);
  };

export const previously: Act = async (visit) => {
  await answer(visit, 'address', 'years', 1);
  const list = { section: 'address', field: 'previousAddresses' } as const;
  await visit.send({ type: 'itemOpened', ...list, index: null });
};

export const toBilling: Act = async (visit, home) => {
  await fill(visit, home, 'address');
  await answer(visit, 'address', 'years', 6);
  await goOn(visit, 'address');
};
