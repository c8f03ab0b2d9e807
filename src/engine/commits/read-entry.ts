import type { LedgerEntry } from '../model';
import { isCommitState } from './greater-entry';

/** What was stored; what cannot be read is in doubt, under the subject of its key. */
export function readEntry(text: string, commit: string, subject: string): LedgerEntry {
  const parsed = parse(text);
  const unreadable = inDoubt(commit, subject);
  if (typeof parsed !== 'object' || parsed === null) return unreadable;
  if (!('v' in parsed) || parsed.v !== 1) return unreadable;
  const entry = { ...unreadable, ...parsed, v: unreadable.v, commit, subject };
  return isCommitState(entry.state) ? entry : unreadable;
}

function inDoubt(commit: string, subject: string): LedgerEntry {
  return {
    v: 1,
    commit,
    subject,
    same: null,
    sameDigest: null,
    ties: [],
    state: 'doubt',
    attempt: 1,
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
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
