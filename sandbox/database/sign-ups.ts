import { type Tariff, tariffOf } from '../domain/tariffs';
import { Refusal } from '../refusal';
import { type Asking, type Quote, readQuote } from './quotes';
import type { Section, Store } from './schema';

/** One chosen tariff of one quote. */
export interface SignUp {
  readonly switchKey: string;
  readonly quote: Quote;
  readonly tariff: Tariff;
}

export async function signUpOf(
  { store, visitor, guessed }: Asking,
  switchKey: string,
): Promise<SignUp> {
  const row = await store
    .selectFrom('switch_keys')
    .innerJoin('quotes', 'quotes.switch_id', 'switch_keys.switch_id')
    .selectAll('quotes')
    .select('switch_keys.tariff_id')
    .where('switch_keys.switch_key', '=', switchKey)
    .where('quotes.visitor', '=', visitor)
    .executeTakeFirst();
  if (row === undefined) guessed(switchKey);
  const tariff = row === undefined ? null : tariffOf(row.tariff_id);
  if (row === undefined || tariff === null) {
    throw new Refusal(404, 'There is no sign-up with this key.');
  }
  return { switchKey, quote: readQuote(row), tariff };
}

/** Refuses once the quote was switched: what was sent to a supplier is not changed behind its back. */
export async function openSignUpOf(asking: Asking, switchKey: string): Promise<SignUp> {
  const signUp = await signUpOf(asking, switchKey);
  if (await isSwitched(asking.store, signUp.quote.switchId)) throw switchedAlready();
  return signUp;
}

export function switchedAlready(): Refusal {
  return new Refusal(409, 'This quote has been switched already. Nothing was sent twice.');
}

export async function isSwitched(store: Store, switchId: string): Promise<boolean> {
  const row = await store
    .selectFrom('switches')
    .select('switch_id')
    .where('switch_id', '=', switchId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a section, or saves it anew. */
export async function saveSection(
  store: Store,
  section: Section,
  body: { readonly switchKey: string },
  now: Date,
): Promise<void> {
  const saved = { body: JSON.stringify(body), saved_at: now.toISOString() };
  await store
    .insertInto('saved_sections')
    .values({ switch_key: body.switchKey, section, ...saved })
    .onConflict((conflict) => conflict.columns(['switch_key', 'section']).doUpdateSet(saved))
    .execute();
}

/** What is saved of a sign-up, by section. */
export async function savedSections(
  store: Store,
  switchKey: string,
): Promise<ReadonlyMap<Section, unknown>> {
  const rows = await store
    .selectFrom('saved_sections')
    .select(['section', 'body'])
    .where('switch_key', '=', switchKey)
    .execute();
  return new Map(rows.map(({ section, body }) => [section, JSON.parse(body) as unknown]));
}
