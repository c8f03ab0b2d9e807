import type { CommitState, LedgerEntry } from '../model';

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
