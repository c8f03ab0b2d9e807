import { type Household, type QuoteBody, readHousehold } from '../domain/household';
import { hash } from '../domain/numbers';
import { plainPostcode } from '../domain/homes';
import { Refusal } from '../refusal';
import type { QuoteRow, Store } from './schema';

/** A quote as it was created, and what it says about the household. */
export interface Quote {
  readonly switchId: string;
  readonly uuid: string;
  readonly postcode: string;
  readonly body: QuoteBody;
  readonly household: Household;
}

/** The database, and who asks it: what is somebody else's is as good as not there. */
export interface Asking {
  readonly store: Store;
  /** The `uid` that the token was asked for with (TOK-06), or the token itself where there was none. */
  readonly visitor: string;
  /**
   * What was asked for is not the visitor's own.
   * @throws Refusal once that was tried too often.
   */
  readonly guessed: (id: string) => void;
}

/** Keeps all that was sent; answers the switch id. */
export async function createQuote(
  body: QuoteBody,
  {
    store,
    visitor,
    now,
    randomId,
  }: Pick<Asking, 'store' | 'visitor'> & { readonly now: Date; readonly randomId: () => string },
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
      visitor,
    })
    .execute();
  return switchId;
}

export async function quoteOf(asking: Asking, switchId: string): Promise<Quote> {
  const row = await ownRow(asking, switchId);
  if (row !== undefined) return readQuote(row);
  asking.guessed(switchId);
  throw new Refusal(404, `There is no quote ${switchId}.`);
}

export async function isOwnQuote(asking: Asking, switchId: string): Promise<boolean> {
  return (await ownRow(asking, switchId)) !== undefined;
}

async function ownRow({ store, visitor }: Asking, switchId: string): Promise<QuoteRow | undefined> {
  return store
    .selectFrom('quotes')
    .selectAll()
    .where('switch_id', '=', switchId)
    .where('visitor', '=', visitor)
    .executeTakeFirst();
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
