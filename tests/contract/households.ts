import { Visit, type Given } from './visit';

/** Has chosen the first address of a postcode of the sandbox, and permitted to look up its meters. */
export async function atHome(postcode: string, given: Given = {}): Promise<Visit> {
  const visit = await Visit.begin(given);
  await visit.answer('yourHome', { postcode });
  await visit.press('yourHome', 'findAddress');
  await visit.answer('yourHome', {
    address: itemOf(visit, 'addresses', () => true).id,
    gdprConsent: true,
  });
  return visit.goOn('yourHome');
}

/** Gas alone, on a fix, which costs it £80.50 a month; has its quotes. */
export async function gasHousehold(given?: Given): Promise<Visit> {
  const visit = await atHome('cb99 1ad', given);
  await visit.answer('payGas', { method: 'monthlyDirectDebit' });
  await visit.goOn('payGas');
  const { id } = itemOf(visit, 'gasTariffs', (one) => one.isFixedFromEnergyStartDate === true);
  await visit.answer('supplierGas', { tariff: id, endDate: '2027-03-31' });
  await visit.goOn('supplierGas');
  await visit.answer('usageGas', { usageType: 0, usageUnit: 2, cost: 80.5 });
  await visit.goOn('usageGas', 'newTariff');
  return visit.submit();
}

/** Electricity alone by two rates, 37 % of it at night, 900 kWh a quarter; has its quotes. */
export async function nightHousehold(given?: Given): Promise<Visit> {
  const visit = await atHome('CB991AG', given);
  await visit.answer('payElectricity', { method: 'quarterlyDirectDebit' });
  await visit.goOn('payElectricity', 'supplierElectricity');
  await visit.answer('usageElectricity', { usageType: 1, usageUnit: 3, usage: 900 });
  await visit.goOn('usageElectricity');
  await visit.answer('nightUse', { percentage: 37 });
  await visit.goOn('nightUse', 'newTariff');
  return visit.submit();
}

/** Gas and electricity from one supplier; has its quotes. */
export async function dualHousehold(given?: Given): Promise<Visit> {
  const visit = await atHome('CB99 1AA', given);
  await visit.answer('payCombined', { method: 'monthlyDirectDebit' });
  await visit.goOn('payCombined', 'supplierCombined');
  await visit.answer('usageCombined', { electricityUsage: 2900 });
  await visit.goOn('usageCombined', 'newTariff');
  return visit.submit();
}

/** Gas and electricity from two suppliers, paid in two ways; has its quotes. */
export async function twoSuppliersHousehold(given?: Given): Promise<Visit> {
  const visit = await atHome('CB991AB', given);
  await visit.answer('payGas', { method: 'cashOrCheque' });
  await visit.goOn('payGas');
  await visit.answer('payElectricity', { method: 'monthlyDirectDebit' });
  await visit.goOn('payElectricity', 'supplierGas', 'supplierElectricity', 'usageGas');
  await visit.answer('usageElectricity', { usage: 2900 });
  await visit.goOn('usageElectricity', 'newTariff');
  return visit.submit();
}

/** An address or a tariff of a list. */
interface Item {
  readonly id: string;
  readonly isFixedFromEnergyStartDate?: boolean;
}

/** The first item that fits of a list that was looked up. */
function itemOf(visit: Visit, lookup: string, fits: (item: Item) => boolean): Item {
  const found = (visit.lookup(lookup) as unknown as readonly Item[]).find(fits);
  if (found === undefined) throw new Error(`${lookup} has no such item.`);
  return found;
}
