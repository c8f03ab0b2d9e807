import type { CommitFacts, LedgerEntry, Moment } from '../model';
import { isSame, mayBePutAside } from './entry';
import { newestOf } from './ledger';

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

/**
 * What the warning speaks of: of another subject, the same `same`, and done, unsent, aside, or in
 * doubt for a day. What is done comes first, then the newest. Null when there is nothing to warn of.
 */
export function before(
  entries: readonly LedgerEntry[],
  subject: string | null,
  same: string | null,
): Before | null {
  const others = entries.filter(
    (entry) => entry.subject !== subject && isSame(entry, same) && stateOf(entry) !== null,
  );
  const entry = newestOf(others.filter(({ state }) => state === 'done')) ?? newestOf(others);
  const state = entry === null ? null : stateOf(entry);
  if (entry === null || state === null) return null;
  const { subject: other, sentAt, record, answer } = entry;
  return { state, subject: other, sentAt, record, answer };
}
