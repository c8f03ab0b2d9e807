import type { FieldView, Json, JsonObject, SectionView } from '../../../src/engine';
import type { Visit } from './visit';

/** What one household of calls.json is, where it differs from `dualOne`. */
export interface Household {
  readonly postcode: string;
  readonly fuel: 'dual' | 'gas' | 'electricity';
  readonly sameSupplier: boolean;
  readonly address: '/switch/home-energy' | '/switch/vehicle-home-energy';
  readonly features: Readonly<Record<string, boolean>>;
  readonly needs: boolean;
  readonly moved: boolean;
  readonly meterNumbers: boolean;
}

const dualOne: Household = {
  postcode: 'CB99 1AA',
  fuel: 'dual',
  sameSupplier: true,
  address: '/switch/home-energy',
  features: {},
  needs: false,
  moved: false,
  meterNumbers: true,
};

/** Of which the sandbox tells neither supplier nor quantity. */
const unknown = 'CB99 1AY';
const gbData = { features: { gbData: true } };

const households: Readonly<Record<string, Household>> = {
  dualOne,
  dualOneUnknown: { ...dualOne, postcode: unknown },
  dualTwo: { ...dualOne, postcode: unknown, sameSupplier: false },
  gas: { ...dualOne, postcode: unknown, fuel: 'gas' },
  electricity: { ...dualOne, postcode: unknown, fuel: 'electricity' },
  vehicle: { ...dualOne, address: '/switch/vehicle-home-energy' },
  gbData: { ...dualOne, ...gbData },
  needs: { ...dualOne, needs: true },
  moved: { ...dualOne, moved: true },
  noMeterNumbers: { ...dualOne, meterNumbers: false },
  'dualOne, gbData': { ...dualOne, ...gbData },
  'moved, gbData': { ...dualOne, ...gbData, moved: true },
  'noMeterNumbers, gbData': { ...dualOne, ...gbData, meterNumbers: false },
};

export function householdOf(name: string): Household {
  const found = households[name];
  if (found === undefined) throw new Error(`There is no household ${name}.`);
  return found;
}

export async function answer(
  visit: Visit,
  section: string,
  field: string,
  value: Json,
): Promise<void> {
  await visit.send({ type: 'fieldAnswered', section, field, value });
  await visit.send({ type: 'fieldLeft', section, field });
}

export const press = (visit: Visit, section: string, action: string): Promise<void> =>
  visit.send({ type: 'actionPressed', section, action });

export const goOn = (visit: Visit, section: string): Promise<void> =>
  visit.send({ type: 'sectionContinued', section });

/** Of the lookup that ended well. */
export function foundBy(visit: Visit, lookup: string): Json {
  const entry = visit.state.lookups[lookup];
  if (entry?.status !== 'ready') throw new Error(`${lookup} is ${entry?.status ?? 'not there'}.`);
  return entry.data;
}

/** The number of its quote; empty while there is none. */
export function quoteNumber(visit: Visit): string {
  const number = visit.at('switchId');
  return typeof number === 'string' ? number : '';
}

/** What the household says where it is asked. */
function saidBy(home: Household, section: SectionView, field: FieldView): Json {
  const said: JsonObject = {
    compareFuel: home.fuel === 'dual' ? 'gasElectricity' : home.fuel,
    sameSupplier: home.sameSupplier ? 'yes' : 'no',
    method: 'monthlyDirectDebit',
    usageType: 1,
    usageUnit: 1,
    usage: 2900,
    gasUsage: 11_500,
    electricityUsage: 2900,
    firstName: 'Ada',
    lastName: 'Marsh',
    dateOfBirth: '1984-02-29',
    dayTimePhone: '07700900123',
    emailAddress: 'ada@example.org',
    years: home.moved ? 1 : 6,
    months: home.moved ? 2 : 0,
    separateBilling: home.moved,
    accountName: 'A Marsh',
    sortCode: '089999',
    accountNumber: '66374958',
    switchAfterCoolingOfPeriod: false,
    hasMedicalConditionOrIndividualRequirement: home.needs,
    inFigures: true,
    miles: 6000,
  };
  const billing: JsonObject = { postcode: 'LS1 1AA', line1: '1 New Street', city: 'Leeds' };
  const known = section.id === 'billingAddress' ? billing[field.name] : said[field.name];
  if (known !== undefined) return known;
  if (field.options !== null)
    return field.required ? (field.options.find((one) => !one.unavailable)?.value ?? null) : null;
  const properties = section.schema['properties'] as Readonly<
    Record<string, { readonly type?: string }>
  >;
  return field.required && properties[field.name]?.type === 'boolean' ? true : null;
}

/** Answers all that is asked in a section and is empty. */
export async function fill(visit: Visit, home: Household, id: string): Promise<void> {
  const done = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    const section = visit.view.sections.find((one) => one.id === id);
    if (section === undefined) return;
    const empty = Object.values(section.fields).filter(
      ({ name, shown, disabled, value }) =>
        shown && !disabled && !done.has(name) && (value === null || value === ''),
    );
    for (const field of empty) {
      done.add(field.name);
      const value = saidBy(home, section, field);
      if (value !== null) await answer(visit, id, field.name, value);
    }
    if (empty.length === 0) return;
  }
}

/** Fills what is open and goes on, until a section is open that comes no earlier, or none is. */
async function fillUpTo(visit: Visit, home: Household, stop: string): Promise<void> {
  const { journey } = visit;
  const order = journey.steps.flatMap(({ sections }) => sections.map(({ id }) => id));
  for (let turn = 0; turn < 30; turn += 1) {
    const { open } = visit.view;
    if (open === null || order.indexOf(open) >= order.indexOf(stop)) return;
    await fill(visit, home, open);
    if (open === 'address' && home.moved) await tellPreviousAddress(visit);
    await goOn(visit, open);
    const { view } = visit;
    if (view.open !== open) continue;
    if (view.submit?.available === true) return;
    const missing = view.missing.map(({ text }) => text).join('; ');
    throw new Error(`${open} holds the household up: ${missing}`);
  }
}

/** Milliseconds in which a page without a fault has all that it waits for. */
const aMoment = 1_000;

/** Where it lived for the four years before. */
async function tellPreviousAddress(visit: Visit): Promise<void> {
  const list = { section: 'address', field: 'previousAddresses' } as const;
  await visit.send({ type: 'itemOpened', ...list, index: null });
  const before = { postcode: 'LS1 1AA', line1: '9 Old Street', city: 'Leeds', years: 4 };
  for (const [field, value] of Object.entries(before))
    await answer(visit, 'previousAddress', field, value);
  await visit.send({ type: 'itemSaved', ...list });
}

type Way = (visit: Visit, home: Household) => Promise<void>;

/** From one waypoint to the next. */
const ways: readonly (readonly [string, Way])[] = [
  ['opened', (visit, home) => visit.open(home.address)],
  ['postcode', (visit, home) => answer(visit, 'yourHome', 'postcode', home.postcode)],
  ['found', (visit) => press(visit, 'yourHome', 'findAddress')],
  ['chosen', (visit) => chooseHome(visit)],
  ['address', (visit) => answer(visit, 'yourHome', 'gdprConsent', true)],
  ['toFuels', (visit) => goOn(visit, 'yourHome')],
  ['toCar', (visit, home) => fillUpTo(visit, home, 'vehicle')],
  ['toPay', (visit, home) => fillCar(visit, home)],
  ['toSupplier', (visit, home) => fillUpTo(visit, home, firstSupplier(home))],
  ['toUsage', (visit, home) => fillUpTo(visit, home, usageOf(home))],
  ['toNewTariff', (visit, home) => fillUpTo(visit, home, 'newTariff')],
  ['newTariff', (visit, home) => fillUpTo(visit, home, 'aboutYou')],
  ['quote', (visit) => visit.send({ type: 'stepSubmitted', step: 'currentTariff' })],
  ['plan', (visit) => switchNow(visit)],
  ['aboutYou', (visit, home) => fillUpTo(visit, home, 'address')],
  ['addresses', (visit, home) => fillUpTo(visit, home, 'gasMeter')],
  ['toElectricityMeter', (visit, home) => fillUpTo(visit, home, 'electricityMeter')],
  ['meters', (visit, home) => fillUpTo(visit, home, 'terms')],
  ['terms', (visit, home) => fillUpTo(visit, home, 'payment')],
  ['payment', (visit, home) => fillUpTo(visit, home, 'confirm')],
  ['switched', complete],
];

export type Waypoint = (typeof ways)[number][0];

/** The waypoints before this one, the nearest first. */
export function waypointsBefore(to: Waypoint): readonly Waypoint[] {
  const places = ways.map(([name]) => name);
  return places.slice(0, Math.max(0, places.indexOf(to))).reverse();
}

/** Walks on from one waypoint (from nothing where none is said) to another. */
export async function walk(
  visit: Visit,
  home: Household,
  from: Waypoint | null,
  to: Waypoint,
): Promise<void> {
  const places = ways.map(([name]) => name);
  const [begin, end] = [from === null ? 0 : places.indexOf(from) + 1, places.indexOf(to)];
  if (end < 0) throw new Error(`There is no waypoint ${to}.`);
  for (const [name, way] of ways.slice(begin, end + 1)) {
    await way(visit, home);
    await visit.time.pass(aMoment);
    if (visit.troubles.length > 0) throw new Error(`At ${name}: ${visit.troubles.join('\n')}`);
  }
}

async function chooseHome(visit: Visit): Promise<void> {
  const [first] = foundBy(visit, 'addresses') as readonly JsonObject[];
  await answer(visit, 'yourHome', 'address', first?.['id'] ?? null);
}

async function fillCar(visit: Visit, home: Household): Promise<void> {
  if (visit.view.open === 'vehicle') {
    await answer(visit, 'vehicle', 'registrationNumber', 'EV21 ABC');
    await press(visit, 'vehicle', 'findVehicle');
  }
  await fillUpTo(
    visit,
    home,
    { dual: 'payCombined', gas: 'payGas', electricity: 'payElectricity' }[home.fuel],
  );
}

const firstSupplier = ({ fuel, sameSupplier }: Household): string => {
  if (fuel === 'electricity') return 'supplierElectricity';
  return fuel === 'dual' && sameSupplier ? 'supplierCombined' : 'supplierGas';
};

const usageOf = ({ fuel, sameSupplier }: Household): string => {
  if (fuel === 'electricity') return 'usageElectricity';
  return fuel === 'dual' && sameSupplier ? 'usageCombined' : 'usageGas';
};

interface Plan extends JsonObject {
  readonly tariffId: string;
  readonly payMethod: string;
  readonly switchOption: string;
  readonly supplierId: number;
}

/** Has nothing of its own in its terms. */
const plainSupplier = 201;

/** The plan that the household takes. */
export function planOf(visit: Visit): Plan {
  const { plans } = foundBy(visit, 'results') as unknown as { readonly plans: readonly Plan[] };
  const plan = plans.find(
    ({ supplierId, switchOption }) => supplierId === plainSupplier && switchOption === 'Full',
  );
  if (plan === undefined) throw new Error('There is no plan to take.');
  return plan;
}

export function switchNow(visit: Visit): Promise<void> {
  const { tariffId, payMethod, switchOption } = planOf(visit);
  return visit.send({
    type: 'sequenceRequested',
    sequence: 'switchNow',
    with: { tariffId, payMethod, switchOption },
  });
}

/** Complete Switch takes no press in its first second. */
async function complete(visit: Visit): Promise<void> {
  await visit.send({ type: 'stepSubmitted', step: 'personalDetails' });
}
