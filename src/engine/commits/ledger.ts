import { own } from '../answers/path';
import type { Ledger, LedgerEntry } from '../model';

export const entriesOf = (ledger: Ledger, commit: string): readonly LedgerEntry[] =>
  own(ledger, commit) ?? [];

export const allEntries = (ledger: Ledger): readonly LedgerEntry[] => Object.values(ledger).flat();

export const entryOf = (ledger: Ledger, commit: string, subject: string): LedgerEntry | null =>
  entriesOf(ledger, commit).find((entry) => entry.subject === subject) ?? null;

/** The ledger with this entry in the place of what it held of the subject. */
export const putEntry = (ledger: Ledger, entry: LedgerEntry): Ledger => ({
  ...ledger,
  [entry.commit]: [
    ...entriesOf(ledger, entry.commit).filter(({ subject }) => subject !== entry.subject),
    entry,
  ],
});

export const withoutEntry = (ledger: Ledger, commit: string, subject: string): Ledger => ({
  ...ledger,
  [commit]: entriesOf(ledger, commit).filter((entry) => entry.subject !== subject),
});

/** Those that were sent last come first. */
export const newestFirst = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.toSorted(
    (a, b) =>
      b.sentAt - a.sentAt ||
      (b.askedAt ?? 0) - (a.askedAt ?? 0) ||
      (a.subject < b.subject ? -1 : 1),
  );

/** The one that was sent last; null when there is none. */
export const newestOf = (entries: readonly LedgerEntry[]): LedgerEntry | null =>
  newestFirst(entries)[0] ?? null;
