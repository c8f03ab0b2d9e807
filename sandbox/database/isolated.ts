import type { Store } from './schema';
import { isConflict } from './trouble';

const MOST_TRIES = 20;

/**
 * Does the whole of `work` as if nothing else happened meanwhile, or nothing of it: what was read is
 * still so when something is written. Done again where somebody else came between, so `work` changes
 * nothing but the database, by the store that it is given.
 */
export async function isolated<Asking extends { readonly store: Store }, Result>(
  asking: Asking,
  work: (asking: Asking) => Promise<Result>,
): Promise<Result> {
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      return await asking.store
        .transaction()
        .setIsolationLevel('serializable')
        .execute((store) => work({ ...asking, store }));
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
    }
  }
}
