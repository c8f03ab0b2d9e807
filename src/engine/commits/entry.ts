import type { CommitState, JsonObject, LedgerEntry } from '../model';

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
  takenBack: 0,
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

/**
 * Nothing may be sent for this subject: it is open, and not of another subject that the warning may
 * put aside (decisions 40, 43). What was put aside for another is as unsettled as before for its own.
 */
export const isBlocking = (entry: LedgerEntry, subject: string | null): boolean =>
  entry.subject === subject
    ? isOpen(entry) || entry.state === 'aside'
    : isOpen(entry) && !mayBePutAside(entry);

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return value >>> 0;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * 16 bits of what `same` was, as four hexadecimal digits: enough to warn, and as many values give
 * the same ones that nobody can tell which it was (decision 44). The salt follows from the subject.
 */
export function sameDigestOf(
  same: string,
  subject: string,
): NonNullable<LedgerEntry['sameDigest']> {
  const salt = hex(hash(subject), 8);
  return { salt, digest: digestWith(same, salt) };
}

/** The same with a salt that is known. */
function digestWith(same: string, salt: string): string {
  const whole = hash(`${salt}:${same}`);
  return hex((whole ^ (whole >>> 16)) & 0xff_ff, 4);
}

const ranks: Readonly<Record<CommitState, number>> = {
  done: 5,
  unsent: 4,
  refused: 4,
  aside: 3,
  doubt: 2,
  sending: 1,
};

/**
 * What an entry is ordered by, the most telling first. One that was cut down is greater than the
 * same with its record: what a household had cleared must not come back (decision 44).
 */
const orderOf = (entry: LedgerEntry): readonly (number | string)[] => [
  entry.state === 'done' ? 1 : 0,
  // What was taken back comes after its writing, and before what is sent later.
  entry.attempt + entry.takenBack,
  entry.takenBack,
  ranks[entry.state],
  // A good answer brings more than a yes.
  entry.answer === null ? 0 : 1,
  entry.record === null && entry.same === null ? 1 : 0,
  entry.watched,
  entry.noes.length,
  entry.noes.at(-1) ?? 0,
  entry.askedAt ?? 0,
  entry.away,
  entry.writtenAt,
  // Nothing that matters differs any more: any order will do that is the same for both.
  JSON.stringify(entry, Object.keys(entry).toSorted()),
  JSON.stringify(entry),
];

/**
 * The one of two entries of a subject that is known to be later: done > later attempt > unsent,
 * refused > aside > doubt > sending, then what was watched and heard for longer. Commutative and
 * associative, so that tabs come to the same whatever the order in which they hear of each other.
 */
export function greaterEntry(a: LedgerEntry, b: LedgerEntry): LedgerEntry {
  const [left, right] = [orderOf(a), orderOf(b)];
  for (const [place, one] of left.entries()) {
    const other = right[place] ?? one;
    if (one > other) return a;
    if (one < other) return b;
  }
  return a;
}
