import { commitStates, type CommitState, type LedgerEntry } from '../model';

const ranks: Readonly<Record<CommitState, number>> = {
  sending: 0,
  doubt: 1,
  aside: 2,
  unsent: 3,
  refused: 3,
  done: 4,
};

/** The one that knows more: done, then the higher attempt, then the further state, then the longer watch. */
export function greaterEntry(a: LedgerEntry, b: LedgerEntry): LedgerEntry {
  const [left, right] = [orderOf(a), orderOf(b)];
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? 0;
    if (value !== other) return value > other ? a : b;
  }
  return b;
}

function orderOf({ state, attempt, watched, writtenAt }: LedgerEntry): readonly number[] {
  return [state === 'done' ? 1 : 0, attempt, ranks[state], watched, writtenAt];
}

export const isCommitState = (value: unknown): value is CommitState =>
  commitStates.some((state) => state === value);
