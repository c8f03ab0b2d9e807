import { equal, getPath, type Json, type Lookup } from '../../src/engine';
import { estimateOf } from './fake-partner';
import { homeOf, metersOf, mpaqOf, type Home } from './homes';
import { numberOf } from './questions';
import type { Visit } from './visit';

/** What the page keeps of another address, or of a question that is no longer asked. In words. */
export function faultsOf(visit: Visit): readonly string[] {
  const { answers, lookups } = visit.state;
  const home = homeOf(visit.at('address.id'));
  return [
    ...ofAddresses(lookups['addresses'], visit.at('postcode'), home),
    ...ofMeters(lookups['meters'], home, answers['gdprConsent'] === true),
    ...ofDefaults(visit, home),
    ...lists.flatMap((list) => ofList(visit, list)),
  ];
}

function ofAddresses(lookup: Lookup | undefined, postcode: Json, home: Home | null): string[] {
  const wrong: string[] = [];
  if (home !== null && home.postcode !== postcode)
    wrong.push(`${home.id} is not in ${JSON.stringify(postcode)}`);
  if (lookup?.status !== 'ready') return wrong;
  const listed = lookup.data as readonly Json[];
  const others = listed.filter((one) => getPath(one, 'parts.postcode') !== postcode);
  if (others.length > 0) wrong.push('addresses of another postcode');
  return wrong;
}

function ofMeters(lookup: Lookup | undefined, home: Home | null, permitted: boolean): string[] {
  if (lookup === undefined || lookup.status === 'idle') return [];
  if (home === null) return ['meters without an address'];
  if (!permitted) return ['meters without permission'];
  if (lookup.status !== 'ready') return [];
  const { gasdetails, elecdetails, mprn, mpan } = metersOf(home);
  const own = { gasMeter: first(gasdetails), electricityMeter: first(elecdetails), mprn, mpan };
  return equal(lookup.data, own) ? [] : [`meters of another address than ${home.id}`];
}

const first = (list: Json | undefined): Json => (list as readonly Json[])[0] ?? null;

/** What the journey filled in comes from the meters of the chosen address. */
function ofDefaults(visit: Visit, home: Home | null): string[] {
  const gas = home?.gas ?? null;
  const electricity = home?.electricity ?? null;
  const suppliers = [gas?.supplier ?? null, electricity?.supplier ?? null];
  const estimate = home === null ? null : estimateOf(home.number);
  const right: Readonly<Record<string, readonly Json[]>> = {
    supplierId: suppliers,
    gasSupplierId: suppliers.slice(0, 1),
    electricitySupplierId: suppliers.slice(1),
    'gasUsage.usage': [home?.gas == null ? null : mpaqOf(home), estimate],
    'electricityUsage.usage': [estimate],
    compareFuel: [fuelOf(home)],
    sameSupplier: home === null ? [] : [suppliers[0] === suppliers[1] ? 'yes' : 'no'],
    isEconomy7: home === null ? [] : [home.number === 3],
    gasSmartMeterInstalled: [gas?.isSmartMeter ?? null],
    electricitySmartMeterInstalled: [electricity?.isSmartMeter ?? null],
    currentPayMethod: [gas?.isPrepayment === true ? 'prePaymentMeter' : null],
    gasCurrentPayMethod: [gas?.isPrepayment === true ? 'prePaymentMeter' : null],
    electricityCurrentPayMethod: [electricity?.isPrepayment === true ? 'prePaymentMeter' : null],
  };
  return Object.entries(right).flatMap(([path, values]) => {
    const value = visit.at(path);
    const isOwn =
      value === null || values.includes(value) || (visit.said.get(path) ?? []).includes(value);
    return isOwn ? [] : [`${path} ${JSON.stringify(value)} is not of ${home?.id ?? 'no address'}`];
  });
}

/** An id as it is written. */
const textOf = (id: Json): string => (typeof id === 'string' ? id : '');

function fuelOf(home: Home | null): Json {
  const gas = home?.gas?.supplier ?? null;
  const electricity = home?.electricity?.supplier ?? null;
  if (gas !== null && electricity !== null) return 'gasElectricity';
  if (gas !== null) return 'gas';
  return electricity === null ? null : 'electricity';
}

interface List {
  readonly switchType: string;
  readonly section: string;
  readonly suppliers: string;
  readonly tariffs: string;
  readonly paths: { readonly supplier: string; readonly method: string; readonly tariff: string };
}

const lists: readonly List[] = [
  {
    switchType: 'gasToGas',
    section: 'supplierGas',
    suppliers: 'gasSuppliers',
    tariffs: 'gasTariffs',
    paths: { supplier: 'gasSupplierId', method: 'gasCurrentPayMethod', tariff: 'gasTariff' },
  },
  {
    switchType: 'electricityToElectricity',
    section: 'supplierElectricity',
    suppliers: 'electricitySuppliers',
    tariffs: 'electricityTariffs',
    paths: {
      supplier: 'electricitySupplierId',
      method: 'electricityCurrentPayMethod',
      tariff: 'electricityTariff',
    },
  },
  {
    switchType: 'dualConsolidatedToDualConsolidated',
    section: 'supplierCombined',
    suppliers: 'bothSuppliers',
    tariffs: 'bothTariffs',
    paths: { supplier: 'supplierId', method: 'currentPayMethod', tariff: 'tariff' },
  },
];

/** A list on the page, and what was chosen from it, belong to what is asked now. */
function ofList(visit: Visit, { switchType, section, suppliers, tariffs, paths }: List): string[] {
  const asked = {
    switchType,
    postcode: visit.at('postcode'),
    payMethod: visit.at(paths.method),
    economy7: visit.at('isEconomy7') === true ? 1 : 0,
  };
  const home = homeOf(visit.at('address.id'));
  if (home === null) {
    const kept = [suppliers, tariffs].filter(
      (name) => (visit.state.lookups[name]?.status ?? 'idle') !== 'idle',
    );
    return kept.map((name) => `${name} without an address`);
  }
  const isDrawn =
    visit.step === 'currentTariff' && visit.view.sections.some(({ id }) => id === section);
  if (!isDrawn || asked.payMethod === null) return [];
  const wrong: string[] = [];
  const listed = visit.state.lookups[suppliers];
  const name = numberOf({ ...asked, supplier: null });
  if (listed?.status === 'ready') {
    const all = Object.values(listed.data as Readonly<Record<string, readonly Json[]>>).flat();
    if (all.some((one) => getPath(one, 'name') !== name))
      wrong.push(`${suppliers} of another question`);
  }
  const supplier = visit.at(paths.supplier);
  const id = numberOf({ ...asked, supplier });
  const offered = visit.state.lookups[tariffs];
  if (offered?.status !== 'ready') return wrong;
  const all = offered.data as readonly Json[];
  if (all.some((one) => !textOf(getPath(one, 'id')).startsWith(id)))
    wrong.push(`${tariffs} of another question`);
  const chosen = visit.at(`${paths.tariff}.id`);
  if (chosen !== null && !textOf(chosen).startsWith(id))
    wrong.push(`${paths.tariff} ${textOf(chosen)}, not ${id}`);
  return wrong;
}
