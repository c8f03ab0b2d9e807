import type { Store } from './schema';

/**
 * Does the whole of `work`, or nothing of it, and nobody saves or completes anything else of the same
 * quote meanwhile, in this process or another. `work` asks by the store that it is given.
 */
export async function holdingQuote<Asking extends { readonly store: Store }, Result>(
  asking: Asking,
  switchKey: string,
  work: (asking: Asking) => Promise<Result>,
): Promise<Result> {
  return asking.store.transaction().execute(async (store) => {
    const ofKey = store
      .selectFrom('switch_keys')
      .select('switch_id')
      .where('switch_key', '=', switchKey);
    // Changes nothing: whoever writes a row has it until the end, in SQLite and PostgreSQL alike.
    await store
      .updateTable('quotes')
      .set((quote) => ({ visitor: quote.ref('visitor') }))
      .where('switch_id', 'in', ofKey)
      .execute();
    return work({ ...asking, store });
  });
}
