import type { components } from '../contract/types';
import facts from '../data/carbon.json';
import { type Asking, readQuote } from '../database/quotes';
import type { Store } from '../database/schema';
import type { Household } from '../domain/household';
import { toPence } from '../domain/projection';
import { Refusal } from '../refusal';
import type { Operations } from './operation';
import { notSaved } from './saving';

/** What a household’s gas emits, and what offsets it. */
export const carbon = {
  carbonEquivalent: ({ query }, context) => carbonCustomer(context, query.uuid),

  carbonProjects: () =>
    facts.projects.map(({ drawing, ...project }) => ({
      ...project,
      imageBase64: picture(drawing),
    })),

  carbonPayment: async ({ body }, context) => {
    const { store, randomId, origin } = context;
    const { uuid } = await carbonCustomer(context, body.uuid);
    if (!facts.projects.some(({ id }) => id === body.projectSelected)) {
      throw new Refusal(400, 'projectSelected is not one of the projects.');
    }
    const reference = `o-${randomId()}`;
    await store
      .insertInto('offset_payments')
      .values({
        reference,
        uuid,
        project: body.projectSelected,
        percentage: body.projectPercentage,
        status: 'started',
      })
      .execute();
    return { checkOutUrl: `${origin}/api/__sandbox/checkout/${uuid}/${reference}` };
  },

  /** The address of the return is anybody's word: what was paid is known from the checkout alone. */
  carbonPaymentUpdate: async ({ query }, { store, guessed }) => {
    const payment = await store
      .selectFrom('offset_payments')
      .selectAll()
      .where('uuid', '=', query.id)
      .where('reference', '=', query.oid ?? '')
      .executeTakeFirst();
    if (payment === undefined) {
      guessed(query.id);
      return notSaved('We do not know this payment.');
    }
    if (query.c === undefined)
      return payment.status === 'paid' ? { isSuccess: true } : notSaved('Nothing was paid yet.');
    await store
      .updateTable('offset_payments')
      .set({ status: 'failed' })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'started')
      .execute();
    return { isSuccess: true };
  },
} satisfies Partial<Operations>;

/** Shapes drawn here, so that no picture has to be had. */
function picture(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

type CarbonEquivalent = components['schemas']['CarbonEquivalent'];
type Percentage = CarbonEquivalent['projectPercentage'];

/**
 * The gas carbon of a quote, by its uuid or by the number of its switch (CAR-26). Whoever has the
 * number may offset its gas, on any device; who it is, is told to nobody else.
 */
async function carbonCustomer(
  { store, visitor, guessed }: Asking,
  name: string,
): Promise<CarbonEquivalent> {
  const row = await store
    .selectFrom('quotes')
    .selectAll()
    .where((where) => where.or([where('uuid', '=', name), where('switch_id', '=', name)]))
    .executeTakeFirst();
  const isOwn = row?.visitor === visitor;
  if (!isOwn) guessed(name);
  if (row === undefined) throw new Refusal(404, 'We could not find a switch with this Id');
  const { kilograms, pounds } = gasCarbon(readQuote(row).household);
  const person = isOwn ? await personOf(store, row.switch_id) : null;
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

const KILOGRAMS_PER_TONNE = 1000;

/** kg CO2e a year of a household's gas, and pounds to offset all of it. */
function gasCarbon({ fuels }: Household): { kilograms: number; pounds: number } {
  const kwh = fuels.find(({ fuel }) => fuel === 'gas')?.usage.kwh ?? 0;
  const kilograms = Math.round(kwh * facts.kilogramsPerKwh * 10) / 10;
  return { kilograms, pounds: toPence((kilograms / KILOGRAMS_PER_TONNE) * facts.poundsPerTonne) };
}
