import { type Household, type QuoteBody, readHousehold } from '../domain/household';
import { hash } from '../domain/hash';
import { plainPostcode } from '../domain/postcodes';
import { Refusal } from '../http/refusal';
import type { QuoteRow, Store } from './schema';

/** A quote as it was created, and what it says about the household. */
export interface Quote {
  readonly switchId: string;
  readonly uuid: string;
  readonly postcode: string;
  readonly body: QuoteBody;
  readonly household: Household;
}

/** Keeps all that was sent; answers the switch id. */
export async function createQuote(
  body: QuoteBody,
  { store, now, randomId }: { store: Store; now: Date; randomId: () => string },
): Promise<string> {
  readHousehold(body);
  const uuid = randomId();
  // Ten digits, as the specification allows a switch id at most ten.
  const switchId = String(1_000_000_000 + (hash(`switch ${uuid}`) % 9_000_000_000));
  await store
    .insertInto('quotes')
    .values({
      switch_id: switchId,
      uuid,
      switch_type: body.switchType,
      postcode: plainPostcode(body.postcode),
      body: JSON.stringify(body),
      created_at: now.toISOString(),
    })
    .execute();
  return switchId;
}

export async function quoteOf(store: Store, switchId: string): Promise<Quote> {
  const row = await store
    .selectFrom('quotes')
    .selectAll()
    .where('switch_id', '=', switchId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(404, `There is no quote ${switchId}.`);
  return readQuote(row);
}

export function readQuote(row: QuoteRow): Quote {
  // Written by createQuote, after the contract's validator.
  const body = JSON.parse(row.body) as QuoteBody;
  return {
    switchId: row.switch_id,
    uuid: row.uuid,
    postcode: row.postcode,
    body,
    household: readHousehold(body),
  };
}
