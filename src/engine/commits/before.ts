import type { CommitFacts, LedgerEntry, Moment } from '../model';
import { isSame, mayBePutAside } from './entry';
import { newestFirst } from './ledger';

export type Before = NonNullable<CommitFacts['before']>;

/** Settled entries warn, and are kept, for so long after they were sent. */
export const daysKept = 30;

export const isOld = (sentAt: Moment, at: Moment): boolean =>
  at - sentAt > daysKept * 24 * 60 * 60 * 1000;

const stateOf = (entry: LedgerEntry): Before['state'] | null => {
  if (entry.state === 'done' || entry.state === 'unsent' || entry.state === 'aside') {
    return entry.state;
  }
  return mayBePutAside(entry) ? 'aside' : null;
};

function warningOf(entry: LedgerEntry): Before | null {
  const state = stateOf(entry);
  if (state === null) return null;
  const { subject, sentAt, record, answer } = entry;
  return { state, subject, sentAt, record, answer };
}

/**
 * What the warning speaks of: of another subject, the same `same`, and done, unsent, aside, or in
 * doubt for a day. What is done comes first, then the newest. Null when there is nothing to warn of.
 */
export function before(
  entries: readonly LedgerEntry[],
  subject: string | null,
  same: string | null,
): Before | null {
  const warnings = newestFirst(entries)
    .filter((entry) => entry.subject !== subject && isSame(entry, same))
    .map(warningOf)
    .filter((warning) => warning !== null);
  return warnings.find(({ state }) => state === 'done') ?? warnings[0] ?? null;
}
