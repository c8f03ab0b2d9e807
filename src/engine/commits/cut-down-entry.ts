import type { LedgerEntry } from '../model';

/** All but what is needed to go on asking (decision 44). */
export function cutDownEntry(entry: LedgerEntry): LedgerEntry {
  return { ...entry, same: null, record: null, answer: null, refusal: null };
}
