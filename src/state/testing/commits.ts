import type { CallEffect, CommitEffect, CommitSending, LedgerEntry } from '../../engine';
import { blankEntry } from '../../engine/commits';
import { callEffect } from './journey-under-test';

export const sequence = 'save';

export function entryOf(rest: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    ...blankEntry('pay', 's-1'),
    same: 'LS8',
    ties: [{ key: 'k-1' }],
    attempt: 1,
    record: { plan: 'Green' },
    digest: 'd1',
    ...rest,
  };
}

/** Key of such an entry in the storage of the journey `test`. */
export const keyOf = ({ commit, subject }: LedgerEntry) => `test.commit.${commit}.${subject}`;

export function commitEffect(
  request: number,
  entry: LedgerEntry = entryOf(),
  mustBeKept = false,
): CallEffect & { readonly commit: CommitSending } {
  return {
    ...callEffect(request),
    operation: 'complete',
    within: 120,
    commit: { entry, mustBeKept },
  };
}

export const lock: CommitEffect = { type: 'lock', sequence };
export const unlock: CommitEffect = { type: 'unlock' };
