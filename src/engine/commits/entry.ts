import type { CommitState, JsonObject, LedgerEntry } from '../model';
import { digestWith, sameDigestOf } from './same-digest';

/** Doubt that was watched for so long may be put aside (decisions 40, 43). */
const secondsUntilAside = 24 * 60 * 60;

/** Names an entry among all commits; timers and lists go by it. */
export const entryKey = (commit: string, subject: string): string => `${commit}.${subject}`;

/** Of which nothing is known yet but what it is about. */
export const blankEntry = (commit: string, subject: string): LedgerEntry => ({
  v: 1,
  commit,
  subject,
  same: null,
  sameDigest: null,
  ties: [],
  state: 'sending',
  attempt: 0,
  sentAt: 0,
  watched: 0,
  away: 0,
  noes: [],
  askedAt: null,
  said: null,
  refusal: null,
  record: null,
  answer: null,
  again: false,
  late: false,
  digest: '',
  writtenAt: 0,
});

/** Nobody knows how it ends: nothing else is sent. */
export const isOpen = ({ state }: { readonly state: CommitState }): boolean =>
  state === 'sending' || state === 'doubt';

/** All but what is needed to go on asking and to warn (decision 44). */
export function cutDownEntry(entry: LedgerEntry): LedgerEntry {
  return {
    ...entry,
    same: null,
    sameDigest:
      entry.sameDigest ?? (entry.same === null ? null : sameDigestOf(entry.same, entry.subject)),
    refusal: null,
    record: null,
    answer: null,
  };
}

/** Whether an entry is about this `same`; by its digest where nothing else is kept. */
export function isSame({ same, sameDigest }: LedgerEntry, value: string | null): boolean {
  if (value === null) return false;
  if (same !== null) return same === value;
  return sameDigest !== null && digestWith(value, sameDigest.salt) === sameDigest.digest;
}

/** Seconds that count for putting aside: watched, and away between visits. */
export const secondsForAside = ({ watched, away }: LedgerEntry): number => watched + away;

export const mayBePutAside = (entry: LedgerEntry): boolean =>
  entry.state === 'doubt' && secondsForAside(entry) >= secondsUntilAside;

/** What the last attempt was sent with; null where that is not known. */
export const settledTie = ({ ties }: LedgerEntry): JsonObject | null => ties.at(-1) ?? null;

/** Open, and nothing of another subject that the warning may put aside (decisions 40, 43). */
export const isBlocking = (entry: LedgerEntry, subject: string | null): boolean =>
  isOpen(entry) && !(mayBePutAside(entry) && entry.subject !== subject);
