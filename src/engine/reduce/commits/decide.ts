import type { CommitHeard, CommitState, JsonObject, LedgerEntry, Moment } from '../../model';
import { isBelieved, isMakingSure, noesWith } from './belief';
import { leadsTo } from './table';

/** What was heard of a commit, with what comes with it. */
export type Heard =
  /** `sent` is what the request that was answered left with. */
  | { readonly on: 'goodAnswer'; readonly answer: JsonObject; readonly sent: LedgerEntry }
  | {
      readonly on: 'refusal' | 'alreadyDone';
      readonly refusal: NonNullable<LedgerEntry['refusal']>;
    }
  | { readonly on: 'lost' | 'patienceOver' | 'cutOff' | 'putAside' }
  | { readonly on: 'yes' }
  /** `watched` when it was asked for. */
  | { readonly on: 'no'; readonly watched: number; readonly settlesWithin: number }
  /** An ask that failed is no answer, and resets nothing (decision 42). */
  | { readonly on: 'askFailed'; readonly said: 'unreached' | 'offline' };

/** The entry as it is after that; null where nothing follows from it. */
export function decide(entry: LedgerEntry, heard: Heard, at: Moment): LedgerEntry | null {
  if (heard.on === 'no') return afterNo(entry, heard, at);
  const state = stateAfter(entry, heard.on);
  if (state === null) return null;
  const next = { ...entry, state, writtenAt: at };
  switch (heard.on) {
    case 'goodAnswer': {
      const { sent, answer } = heard;
      const record = sent.attempt === entry.attempt ? entry.record : sent.record;
      return { ...next, record, answer, ties: [], noes: [], late: isLate(entry) };
    }
    case 'yes': {
      // Sent for more than one: nobody tells which it took, and both are named.
      const ties = entry.ties.length > 1 ? entry.ties : [];
      return { ...next, ties, noes: [], said: 'yes', askedAt: at, late: isLate(entry) };
    }
    case 'refusal':
    case 'alreadyDone':
      return { ...next, refusal: heard.refusal, noes: [] };
    case 'askFailed': {
      // What is said of it is when the partner told that it has none: a failure tells nothing else.
      if (entry.state === 'unsent') return null;
      const askedAt = heard.said === 'offline' ? entry.askedAt : at;
      return { ...next, said: heard.said, askedAt };
    }
    case 'lost':
    case 'patienceOver':
    case 'cutOff':
    case 'putAside':
      return next;
  }
}

/** Row 4 alone leads to none: what was written down is taken back, and nothing is left to decide. */
function stateAfter(
  { state }: LedgerEntry,
  heard: Exclude<CommitHeard, 'notSent'>,
): CommitState | null {
  const next = leadsTo(state, heard);
  // Stryker disable next-line ConditionalExpression,StringLiteral: it only says so to the types.
  return next === 'none' ? null : next;
}

/** It had been said that there is none (S13). */
const isLate = ({ state, late }: LedgerEntry): boolean =>
  late || state === 'unsent' || state === 'refused';

function afterNo(
  entry: LedgerEntry,
  heard: Extract<Heard, { on: 'no' }>,
  at: Moment,
): LedgerEntry | null {
  const noes = noesWith(entry, heard.watched, heard.settlesWithin);
  const believed = isMakingSure(entry) ? 'noAfterRefusal' : 'believedNo';
  const state = stateAfter(entry, isBelieved(entry, noes) ? believed : 'no');
  if (state === null) return null;
  return { ...entry, state, noes, said: 'no', askedAt: at, writtenAt: at };
}
