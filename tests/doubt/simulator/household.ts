import type { FieldView, Json, JsonObject, SectionView } from '../../../src/engine';
import { canUse, type Tab } from './tab';

/** What a household says of itself; another number makes it say something else. */
export interface Person {
  readonly firstName: string;
  readonly emailAddress: string;
  readonly accountName: string;
  readonly startsLater: boolean;
  readonly hasNeeds: boolean;
}

export const personOf = (number: number): Person => ({
  firstName: ['Ada', 'Berta', 'Cora', 'Dora'][number % 4] ?? 'Ada',
  emailAddress: `mail${String(number)}@example.org`,
  accountName: `Account ${['One', 'Two', 'Three', 'Four'][number % 4] ?? 'One'}`,
  startsLater: number % 2 === 1,
  hasNeeds: number % 3 === 1,
});

/** Homes of the sandbox that it keeps for tests. */
export const homes = [
  { postcode: 'CB99 1AD', pay: 'payGas', then: ['supplierGas', 'usageGas'] },
  {
    postcode: 'CB99 1AE',
    pay: 'payElectricity',
    then: ['supplierElectricity', 'usageElectricity'],
  },
] as const;

/** Milliseconds in which a page without a fault has all answers that it waits for. */
const aMoment = 400;

const pass = (tab: Tab): Promise<void> => tab.browser.time.pass(aMoment);

function answer(tab: Tab, section: string, field: string, value: Json): void {
  tab.send({ type: 'fieldAnswered', section, field, value });
  tab.send({ type: 'fieldLeft', section, field });
}

const goOn = (tab: Tab, section: string): void => tab.send({ type: 'sectionContinued', section });

/** From the first step to the quotes of one home; it stops where the page does not let it. */
export async function takeQuotes(tab: Tab, home: (typeof homes)[number]): Promise<void> {
  answer(tab, 'yourHome', 'postcode', home.postcode);
  tab.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });
  await pass(tab);
  if (!canUse(tab)) return;
  const found = tab.state.lookups['addresses'];
  const [address] = (found?.status === 'ready' ? found.data : []) as readonly JsonObject[];
  answer(tab, 'yourHome', 'address', address?.['id'] ?? null);
  answer(tab, 'yourHome', 'gdprConsent', true);
  await pass(tab);
  goOn(tab, 'yourHome');
  answer(tab, home.pay, 'method', 'monthlyDirectDebit');
  await pass(tab);
  for (const section of [home.pay, ...home.then, 'newTariff']) {
    fill(tab, section, personOf(0));
    goOn(tab, section);
    await pass(tab);
    if (!canUse(tab)) return;
  }
  tab.send({ type: 'stepSubmitted', step: 'currentTariff' });
  await pass(tab);
  await pass(tab);
}

interface Plan extends JsonObject {
  readonly tariffId: string;
  readonly payMethod: string;
  readonly switchOption: string;
}

/** The plans of the quote that can be switched to here. */
export function plansOf(tab: Tab): readonly Plan[] {
  const results = tab.state.lookups['results'];
  if (results?.status !== 'ready') return [];
  const { plans } = results.data as unknown as { readonly plans: readonly Plan[] };
  return plans.filter(({ switchOption }) => switchOption === 'Full');
}

/** Switch Now, where there is a plan. */
export function switchNow(tab: Tab, number: number): void {
  const plans = plansOf(tab);
  const plan = plans[number % Math.max(1, plans.length)];
  if (plan === undefined) return;
  const { tariffId, payMethod, switchOption } = plan;
  const chosen = { tariffId, payMethod, switchOption };
  tab.send({ type: 'sequenceRequested', sequence: 'switchNow', with: chosen });
}

/** Fills in the sign-up, as far as something is missing, up to its last section. */
export async function signUp(tab: Tab, person: Person): Promise<void> {
  for (let turn = 0; turn < 20 && canUse(tab) && tab.step === 'personalDetails'; turn += 1) {
    const section = tab.view.sections.find(({ id }) => id === tab.view.open);
    // The warning's tick is a deed of its own.
    if (section === undefined || ['confirm', 'switchAgain'].includes(section.id)) return;
    fill(tab, section.id, person);
    await pass(tab);
    if (tab.isThere) goOn(tab, section.id);
    await pass(tab);
  }
}

function fill(tab: Tab, id: string, person: Person): void {
  for (let turn = 0; turn < 4; turn += 1) {
    const section = tab.view.sections.find((one) => one.id === id);
    if (section === undefined) return;
    const empty = Object.values(section.fields).filter(
      ({ shown, disabled, value }) => shown && !disabled && (value === null || value === ''),
    );
    for (const field of empty) {
      const value = valueOf(section, field, person);
      if (value !== null) answer(tab, id, field.name, value);
    }
  }
}

function valueOf({ schema }: SectionView, field: FieldView, person: Person): Json {
  const said: JsonObject = {
    firstName: person.firstName,
    lastName: 'Marsh',
    dateOfBirth: '1984-02-29',
    dayTimePhone: '07700900123',
    emailAddress: person.emailAddress,
    years: 6,
    months: 0,
    usage: 2900,
    accountName: person.accountName,
    sortCode: '089999',
    accountNumber: '66374958',
    switchAfterCoolingOfPeriod: person.startsLater,
    hasMedicalConditionOrIndividualRequirement: person.hasNeeds,
  };
  const known = said[field.name];
  if (known !== undefined) return known;
  if (!field.required) return null;
  if (field.options !== null) return field.options.find((one) => !one.unavailable)?.value ?? null;
  const properties = schema['properties'] as Readonly<Record<string, { readonly type?: string }>>;
  return properties[field.name]?.type === 'boolean' ? true : null;
}
