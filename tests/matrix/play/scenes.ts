import type { JsonObject } from '../../../src/engine';
import { callOf, type CallRow } from '../table/table';
import { playsOf } from '../wire/fault';
import { faultOf } from '../table/table';
import { button, mainOf } from './find';
import {
  answer,
  fill,
  foundBy,
  goOn,
  type Household,
  press,
  walk,
  type Waypoint,
} from './households';
import type { Visit } from './visit';

/** How the household comes to a call, looks at what became of it, and makes it again. */
export interface Scene {
  /** Where it stands before; null for a page that is not there yet. */
  readonly from: Waypoint | null;
  /** Everything up to the fault: what the call needs and is not of a waypoint. */
  readonly before?: Act;
  /** Makes the call. */
  readonly deed: Act;
  /** So that the place of the call is on the page. */
  readonly look?: Act;
  /** What it does once the page was found to be as it is without the fault. */
  readonly closer?: Act;
  /** Makes it again, where no Try again stands; the deed where left out. */
  readonly again?: Act;
}

export type Act = (visit: Visit, home: Household) => Promise<void>;

/** Presses what a person would. */
export async function pressButton(visit: Visit, name: string, within?: HTMLElement): Promise<void> {
  const found = button(name, within);
  if (found === null) throw new Error(`There is no button ${name} to press.`);
  found.click();
  await visit.time.settle();
}

const click =
  (name: string): Act =>
  (visit) =>
    pressButton(visit, name);

const say =
  (section: string, field: string, value: Parameters<typeof answer>[3]): Act =>
  (visit) =>
    answer(visit, section, field, value);

const go =
  (section: string): Act =>
  async (visit) => {
    if (visit.view.open === section) await goOn(visit, section);
  };

const all =
  (...acts: readonly Act[]): Act =>
  async (visit, home) => {
    for (const act of acts) await act(visit, home);
  };

const onTo =
  (from: Waypoint, to: Waypoint): Act =>
  (visit, home) =>
    walk(visit, home, from, to);

const payBoth: Act = all(
  say('payGas', 'method', 'monthlyDirectDebit'),
  go('payGas'),
  say('payElectricity', 'method', 'monthlyDirectDebit'),
);

/** The card of the plan that is taken. */
function planCard(): HTMLElement {
  const card = [...document.querySelectorAll<HTMLElement>('article')].find(
    (one) =>
      (one.textContent ?? '').includes('Outfox Energy') && button('/^Switch Now/', one) !== null,
  );
  if (card === undefined) throw new Error('The plan that is taken is not on the page.');
  return card;
}

const switchNow: Act = async (visit) => {
  await pressButton(visit, '/^Switch Now/', visit.step === 'quoteResults' ? planCard() : undefined);
  // The pause between the lock and the first call.
  await visit.time.pass(500);
};
const moreInfo: Act = (visit) => pressButton(visit, '/^More Info/', planCard());

/** Complete Switch takes no press in its first second. */
const complete: Act = async (visit) => {
  await visit.time.pass(1_500);
  await pressButton(visit, '/^(Complete Switch|Try again)/');
  await visit.time.pass(500);
};

const viewQuotes = click('View Your Quotes');
const findAddress = click('Find address');
const pass =
  (seconds: number): Act =>
  (visit) =>
    visit.time.pass(seconds * 1000);

const homeChoice: Act = async (visit) => {
  const [first] = foundBy(visit, 'addresses') as readonly JsonObject[];
  await answer(visit, 'yourHome', 'address', first?.['id'] ?? null);
};

const firstOption =
  (section: string, field: string): Act =>
  async (visit) => {
    const view = visit.household.engine.section(visit.state, visit.step, section)?.fields[field];
    const option = view?.options?.find((one) => !one.unavailable);
    if (option === undefined) throw new Error(`${section}.${field} offers nothing.`);
    await answer(visit, section, field, option.value);
  };

/** What else is asked of the car. */
const tellCharging: Act = async (visit, home) => {
  const view = visit.household.engine.section(visit.state, visit.step, 'vehicle');
  if ((view?.fields['chargeType']?.options ?? []).length > 0)
    await firstOption('vehicle', 'chargeType')(visit, home);
};

const byHand = say('vehicle', 'entry', 'hand');
const estimate: Act = say('usageCombined', 'entry', 'estimate');
const questions = ['houseType', 'numberOfBedrooms', 'occupancyFrequency', 'modernisationLevel'];

const openMeter =
  (section: string, field: string): Act =>
  async (visit) => {
    await visit.send({ type: 'sectionOpened', section });
    await answer(visit, section, field, null);
  };

/** What the save that was lost holds is not what it holds now. */
const correctAddress: Act = async (visit, home) => {
  await visit.send({ type: 'sectionOpened', section: 'address' });
  await answer(visit, 'address', 'years', 7);
  await fill(visit, home, 'address');
  await goOn(visit, 'address');
};

/** The other fault that brings a call about. */
export function layPrimary(visit: Visit, { primary }: CallRow): void {
  if (primary === undefined) return;
  for (const play of playsOf(callOf(primary.call), faultOf(primary.fault)))
    visit.wire.lay(play.laid());
}

const mendPrimary =
  (operation: string): Act =>
  (visit) => {
    visit.wire.mend(operation);
    return Promise.resolve();
  };

const toOffset: Act = async (visit) => {
  await visit.goTo('/carbon-offset');
};

const chooseOffset: Act = all(
  firstOption('offsetChoice', 'project'),
  say('offsetChoice', 'percentage', 50),
);

/** It binds, too. */
const pay: Act = async (visit) => {
  await visit.time.pass(1_500);
  await pressButton(visit, '/%.*£|£.*%/', mainOf());
};

/** As the checkout leads back: whose offset it is, and its order. */
const comeBack =
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
const continueIfOffered: Act = async (visit) => {
  button('/^Continue/', mainOf())?.click();
  await visit.time.settle();
};

const goIfOffered =
  (section: string): Act =>
  async (visit, home) => {
    if (visit.view.open === section) await continueIfOffered(visit, home);
  };

const onResults = { from: 'newTariff', deed: viewQuotes } as const;
const onTariff = { from: 'quote', deed: moreInfo } as const;
const onDetails = { from: 'quote', deed: switchNow } as const;
const inChain = { from: 'payment', deed: complete } as const;
const onCarbon = { from: 'switched', deed: toOffset } as const;

const searchIn =
  (section: string, buttonName: string): Act =>
  async (visit) => {
    await answer(visit, section, 'postcode', 'LS1 1AA');
    await pressButton(visit, buttonName);
  };

const previously: Act = async (visit) => {
  await answer(visit, 'address', 'years', 1);
  const list = { section: 'address', field: 'previousAddresses' } as const;
  await visit.send({ type: 'itemOpened', ...list, index: null });
};

const toBilling: Act = async (visit, home) => {
  await fill(visit, home, 'address');
  await answer(visit, 'address', 'years', 6);
  await goOn(visit, 'address');
};

export const scenes: Readonly<Record<string, Scene>> = {
  'token@start': {
    from: null,
    deed: (visit, home) => visit.openThere(home.address),
    again: pass(11),
  },
  'token@refresh': { from: 'postcode', deed: pass(11), again: pass(11) },
  'token@load-results': { ...onResults, again: pass(11) },
  'token@load-details': { ...onDetails, again: pass(11) },
  'token@before-commit': inChain,
  'token@after-401': { from: 'postcode', deed: findAddress },
  'trackRecords@first-step': { from: null, deed: (visit, home) => visit.openThere(home.address) },
  'trackRecords@pay-method': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
  },
  'trackRecords@submit': onResults,
  'trackRecords@results': onResults,
  'trackRecords@tariff-details': onTariff,
  'trackRecords@details': onDetails,
  'trackRecords@save': inChain,
  'trackRecords@error': { from: 'postcode', deed: findAddress },
  'trackRecords@doubt': inChain,
  'addressSearch@home': { from: 'postcode', deed: findAddress },
  'addressList@home': { from: 'postcode', deed: findAddress },
  'meterDetails@home': {
    from: 'found',
    before: say('yourHome', 'gdprConsent', true),
    deed: homeChoice,
    look: continueIfOffered,
  },
  'suppliers@one-supplier': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: go('payCombined'),
  },
  'suppliers@gas': {
    from: 'toPay',
    deed: say('payGas', 'method', 'monthlyDirectDebit'),
    look: go('payGas'),
  },
  'suppliers@electricity': {
    from: 'toPay',
    deed: say('payElectricity', 'method', 'monthlyDirectDebit'),
    look: go('payElectricity'),
  },
  'suppliers@two-suppliers': { from: 'toPay', deed: payBoth, look: go('payElectricity') },
  'suppliers@known': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: all(go('payCombined'), goIfOffered('supplierCombined')),
    closer: (visit) => visit.send({ type: 'sectionOpened', section: 'supplierCombined' }),
    again: async (visit) => {
      await visit.send({ type: 'sectionOpened', section: 'supplierCombined' });
      button('/^try again/i')?.click();
      await visit.time.pass(1_000);
    },
  },
  'tariffs@one-supplier': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: all(go('payCombined'), goIfOffered('supplierCombined')),
  },
  'tariffs@gas': { from: 'toSupplier', deed: firstOption('supplierGas', 'supplier') },
  'tariffs@electricity': {
    from: 'toSupplier',
    deed: firstOption('supplierElectricity', 'supplier'),
  },
  'tariffs@two-suppliers': { from: 'toSupplier', deed: firstOption('supplierGas', 'supplier') },
  'estimationDetails@usage': {
    from: 'toUsage',
    deed: estimate,
    look: click('Answer five questions'),
  },
  'estimationUsage@estimate': {
    from: 'toUsage',
    before: all(
      estimate,
      click('Answer five questions'),
      ...questions.map((question) => all(firstOption('estimate', question))),
    ),
    deed: all(firstOption('estimate', 'heatingAndCooking'), (visit) =>
      visit.send({ type: 'dialogContinued' }),
    ),
    again: all(
      click('Answer five questions'),
      ...Array.from({ length: 6 }, (): Act => (visit) => visit.send({ type: 'dialogContinued' })),
    ),
  },
  'vehicleByRegistration@car': {
    from: 'toCar',
    before: say('vehicle', 'registrationNumber', 'EV21 ABC'),
    deed: click('Find my car'),
    look: tellCharging,
  },
  'vehicleMakes@car': { from: 'toCar', deed: byHand, look: tellCharging },
  'vehicleModels@car': {
    from: 'toCar',
    before: byHand,
    deed: firstOption('vehicle', 'make'),
    look: tellCharging,
  },
  'vehicleEngines@car': {
    from: 'toCar',
    before: all(byHand, firstOption('vehicle', 'make')),
    deed: firstOption('vehicle', 'model'),
    look: tellCharging,
  },
  'vehicleChargeTypes@car': {
    from: null,
    deed: (visit, home) => visit.openThere(home.address),
    look: all(onTo('opened', 'toCar'), say('vehicle', 'registrationNumber', 'EV21 ABC'), (visit) =>
      press(visit, 'vehicle', 'findVehicle'),
    ),
  },
  'createDualConsolidatedSwitch@submit': onResults,
  'createDualDistinctSwitch@submit': onResults,
  'createGasSwitch@submit': onResults,
  'createElectricitySwitch@submit': onResults,
  'results@results': onResults,
  'projection@results': onResults,
  'carbonEquivalent@results': onResults,
  'switchKey@results': onDetails,
  'results@tariff-details': { from: 'quote', before: moreInfo, deed: (visit) => visit.reload() },
  'projection@existing': onTariff,
  'projection@new': onTariff,
  'informationLabel@existing': onTariff,
  'informationLabel@new': onTariff,
  'tariffInformation@tariff-details': onTariff,
  'switchKey@tariff-details': { from: 'quote', before: moreInfo, deed: switchNow },
  'alreadySwitched@details-load': onDetails,
  'titles@details-load': onDetails,
  'employmentStatuses@details-load': onDetails,
  'residentialStatuses@details-load': { ...onDetails, look: onTo('plan', 'aboutYou') },
  'directDebitDays@details-load': { ...onDetails, look: onTo('plan', 'terms') },
  'switchPlan@details-load': onDetails,
  'customerAddress@details-load': { ...onDetails, look: onTo('plan', 'aboutYou') },
  'informationLabel@sign-up': { ...onDetails, look: onTo('plan', 'payment') },
  ...Object.fromEntries(
    ['addressSearch', 'addressList'].flatMap((operation): [string, Scene][] => [
      [
        `${operation}@present-address`,
        { from: 'aboutYou', deed: searchIn('address', 'Find another address') },
      ],
      [
        `${operation}@previous-address`,
        { from: 'aboutYou', before: previously, deed: searchIn('previousAddress', 'Find address') },
      ],
      [
        `${operation}@billing-address`,
        { from: 'aboutYou', before: toBilling, deed: searchIn('billingAddress', 'Find address') },
      ],
      [
        `${operation}@mprn`,
        {
          from: 'addresses',
          before: openMeter('gasMeter', 'mprn'),
          deed: click("Don't know your MPRN?"),
        },
      ],
      [
        `${operation}@mpan`,
        {
          from: 'addresses',
          before: openMeter('electricityMeter', 'mpan'),
          deed: click("Don't know your MPAN?"),
        },
      ],
    ]),
  ),
  'meterDetails@mprn': {
    from: 'addresses',
    before: all(openMeter('gasMeter', 'mprn'), click("Don't know your MPRN?")),
    deed: firstOption('gasMeter', 'found'),
  },
  'meterDetails@mpan': {
    from: 'addresses',
    before: all(openMeter('electricityMeter', 'mpan'), click("Don't know your MPAN?")),
    deed: firstOption('electricityMeter', 'found'),
  },
  'customerMpan@electricity-meter': {
    from: 'meters',
    before: openMeter('electricityMeter', 'mpan'),
    deed: async (visit) => {
      const { electricityMeter } = foundBy(visit, 'meters') as Record<string, JsonObject>;
      await answer(visit, 'electricityMeter', 'mpan', electricityMeter?.['mpan'] ?? null);
    },
  },
  'specialNeeds@terms': {
    from: 'meters',
    deed: say('terms', 'hasMedicalConditionOrIndividualRequirement', true),
  },
  'savePersonal@save': inChain,
  'saveAddress@save': inChain,
  'saveTerms@save': inChain,
  'verifyBank@save': inChain,
  'saveBank@save': inChain,
  'switchKey@fresh-key': {
    from: 'payment',
    before: async (visit, home) => {
      layPrimary(visit, callOf('switchKey@fresh-key'));
      await complete(visit, home);
      await mendPrimary('saveAddress')(visit, home);
      await correctAddress(visit, home);
    },
    deed: complete,
  },
  'completeSwitch@save': inChain,
  'completeSwitch@send-again': {
    from: 'payment',
    before: async (visit, home) => {
      layPrimary(visit, callOf('completeSwitch@send-again'));
      await complete(visit, home);
      await mendPrimary('completeSwitch')(visit, home);
      await visit.time.pass(600_000);
    },
    deed: click('/^Send it again/'),
  },
  'alreadySwitched@in-doubt-made': inChain,
  'alreadySwitched@in-doubt-not-made': inChain,
  'alreadySwitched@after-refusal': inChain,
  'alreadySwitched@after-409': inChain,
  'alreadySwitched@after-save-409': inChain,
  'alreadySwitched@after-key-409': onDetails,
  'alreadySwitched@reload-open': {
    from: 'payment',
    deed: async (visit, home) => {
      await complete(visit, home);
      await visit.reload();
    },
  },
  'carbonEquivalent@switch-complete': inChain,
  'carbonEquivalent@carbon-offset': onCarbon,
  'carbonProjects@carbon-offset': onCarbon,
  'carbonPayment@carbon-offset': {
    from: 'switched',
    before: all(toOffset, chooseOffset),
    deed: pay,
  },
  'carbonPaymentUpdate@return-paid': {
    from: 'switched',
    before: all(toOffset, chooseOffset, pay),
    deed: comeBack(true),
  },
  'carbonPaymentUpdate@return-failed': {
    from: 'switched',
    before: all(toOffset, chooseOffset, pay),
    deed: comeBack(false),
  },
  'carbonEquivalent@existing-switch': {
    from: 'switched',
    before: async (visit) => {
      await visit.load('/carbon-offset-existing');
      await answer(visit, 'existingSwitch', 'switchId', String(visit.at('switchId')));
    },
    deed: click('See Projects'),
  },
};
