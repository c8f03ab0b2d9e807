import { blankEntry } from '../commits';
import type { Effect, JourneyEvent, JourneyState, LedgerEntry } from '../model';
import {
  sayIds,
  type CompiledCommit,
  type CompiledJourney,
  type CompiledSay,
  type SayId,
} from '../../journey';
import { use } from './build';

/** A moment for tests that do not care which; the engine has no clock. */
export const moment = Date.UTC(2026, 10, 21, 14, 5);

/** So many seconds after it. */
export const later = (seconds: number): number => moment + seconds * 1000;

/** Moves on with the calls, so that no two answers come at the same moment. */
export const now = ({ progress }: JourneyState): number => moment + progress.requests * 60_000;

export const commit = (id: string, rest: Partial<CompiledCommit> = {}): CompiledCommit => ({
  id,
  subject: { var: 'quote' },
  tie: { key: { var: 'key' } },
  same: { var: 'home' },
  again: 'again',
  record: { plan: { var: 'plan' } },
  confirmBy: {
    use: { ...use('ask'), with: { quote: { var: 'commit.subject' } } },
    doneWhen: { '===': [{ var: 'answer' }, true] },
    noWhen: { '===': [{ var: 'answer' }, false] },
    every: [0, 2, 5, 10, 20, 40, 60],
  },
  resend: 'afterConfirm',
  settlesWithin: 180,
  attempts: 3,
  then: [],
  at: ['apply', 'done'],
  lookAround: null,
  earlier: null,
  says: {},
  ...rest,
});

/** A sentence for everything that a commit can say. */
export const sayings = (say: (id: SayId) => CompiledSay): CompiledCommit['says'] =>
  Object.fromEntries(sayIds.map((id) => [id, say(id)]));

export const entry = (rest: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...blankEntry('order', 'q1'),
  same: 'home 1',
  ties: [{ key: 'k1' }],
  state: 'doubt',
  attempt: 1,
  sentAt: moment,
  record: { plan: 'P1' },
  digest: 'test',
  writtenAt: moment,
  ...rest,
});

/**
 * What a page without other tabs answers at once: the lock is had, and what is to be sent is
 * written down. Tests of commits themselves drive these by hand.
 */
export function obligingly(
  state: JourneyState,
  effects: readonly Effect[],
): readonly JourneyEvent[] {
  const at = now(state);
  return effects.flatMap((effect): readonly JourneyEvent[] => {
    if (effect.type === 'lock') {
      const { ledger } = state.commits;
      return [
        { type: 'lockTaken', sequence: effect.sequence, ledger, kept: true, unsettled: [], at },
      ];
    }
    if (effect.type !== 'call' || effect.commit === null) return [];
    const written = { ...effect.commit.entry, sentAt: at, writtenAt: at };
    return [{ type: 'commitSent', request: effect.request, entry: written, kept: true }];
  });
}

/** Number of the ask under way under this name; null when there is none. */
export function askUnder(
  { commits }: CompiledJourney,
  state: JourneyState,
  name: string,
): number | null {
  for (const { commit: id, ask } of Object.values(state.commits.watches)) {
    if (ask !== null && commits[id]?.confirmBy.use.as === name) return ask.request;
  }
  return null;
}
