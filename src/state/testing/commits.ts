import type { CallEffect, CommitEffect, CommitSending, LedgerEntry } from '../../engine';
import { callEffect } from './journey-under-test';

export const sequence = 'save';

export function entryOf(rest: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    v: 1,
    commit: 'pay',
    subject: 's-1',
    same: 'LS8',
    sameDigest: null,
    ties: [{ key: 'k-1' }],
    state: 'sending',
    attempt: 1,
    takenBack: 0,
    sentAt: 0,
    watched: 0,
    away: 0,
    noes: [],
    askedAt: null,
    said: null,
    refusal: null,
    record: { plan: 'Green' },
    answer: null,
    again: false,
    late: false,
    digest: 'd1',
    writtenAt: 0,
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
