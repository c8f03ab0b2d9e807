import type { CompiledCommit } from '../../journey';
import { equal } from '../../rules';
import { own } from '../answers/path';
import type {
  CommitFacts,
  CommitsState,
  ConsentRecord,
  HeldConsents,
  JsonObject,
  Ledger,
  LedgerEntry,
  Moment,
} from '../model';
import { isOpen, isSame, mayBePutAside, settledTie } from './entry';

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

export type Before = NonNullable<CommitFacts['before']>;

/** Settled entries warn, and are kept, for so long after they were sent. */
const daysKept = 30;

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

/**
 * Whether the household may have it sent again as it was (row 13): the partner refuses a second
 * one, nothing is open, and no other of the same home was done since.
 */
export const mayResend = (
  commit: CompiledCommit,
  entry: LedgerEntry,
  all: readonly LedgerEntry[],
): boolean =>
  entry.state === 'unsent' &&
  commit.resend === 'afterConfirm' &&
  entry.attempt < commit.attempts &&
  settledTie(entry) !== null &&
  !all.some(isOpen) &&
  before(all, entry.subject, entry.same)?.state !== 'done';

/**
 * What saves of this page were sent with of which nobody knows whether they may still arrive: their
 * end is unknown, or they are under way. Each once.
 */
export function unsettledTies({ saves, unsure, chain }: CommitsState): readonly JsonObject[] {
  const underWay = chain?.phase === 'saving' ? Object.values(saves) : [];
  const ties = [...Object.values(unsure), ...underWay].map(({ tie }) => tie);
  return ties.filter((tie, index) => ties.findIndex((other) => equal(other, tie)) === index);
}

/** What is held in memory of an entry's consents: nothing where they went with another sending. */
export const consentsHeld = (
  entry: LedgerEntry | null,
  held: HeldConsents | null,
): readonly ConsentRecord[] | null =>
  entry !== null && entry.sentAt === held?.sentAt ? held.given : null;
