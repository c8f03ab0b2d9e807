import type { components } from '../contract/types';
import { gasCarbon } from '../domain/carbon';
import { Refusal } from '../http/refusal';
import { readQuote } from './quotes';
import type { Store } from './schema';

type CarbonEquivalent = components['schemas']['CarbonEquivalent'];
type Percentage = CarbonEquivalent['projectPercentage'];

/** The gas carbon of a quote, by its uuid or by the number of its switch (CAR-26). */
export async function carbonCustomer(store: Store, name: string): Promise<CarbonEquivalent> {
  const row = await store
    .selectFrom('quotes')
    .selectAll()
    .where((where) => where.or([where('uuid', '=', name), where('switch_id', '=', name)]))
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(404, 'We could not find a switch with this Id');
  const { kilograms, pounds } = gasCarbon(readQuote(row).household);
  const person = await personOf(store, row.switch_id);
  const paid = await store
    .selectFrom('offset_payments')
    .selectAll()
    .where('uuid', '=', row.uuid)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return {
    customerId: `c-${row.switch_id}`,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    carbonFootprint: kilograms,
    fullCarbonCost: pounds,
    paymentReference: paid?.reference ?? null,
    projectSelected: paid?.project ?? null,
    projectPercentage: (paid?.percentage ?? null) as Percentage,
    uuid: row.uuid,
  };
}

async function personOf(store: Store, switchId: string) {
  const row = await store
    .selectFrom('saved_sections')
    .innerJoin('switch_keys', 'switch_keys.switch_key', 'saved_sections.switch_key')
    .select('saved_sections.body')
    .where('switch_keys.switch_id', '=', switchId)
    .where('saved_sections.section', '=', 'personal')
    .orderBy('saved_sections.saved_at', 'desc')
    .executeTakeFirst();
  // Saved by savePersonal, after the contract's validator.
  return row === undefined
    ? null
    : (JSON.parse(row.body) as components['schemas']['PersonalUpdate']);
}
