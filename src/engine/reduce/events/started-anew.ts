import { flightOf } from '../commits/chain-end';
import { dropSuspicion } from '../commits/suspicion';
import { startState } from '../../start';
import type { Turn } from '../turn';

/**
 * Drops answers, lookups and progress. Request numbers go on, so that no late answer comes in. What
 * is known of commits stays, and one that is on its way is not called back.
 */
export function startedAnew(turn: Turn): void {
  for (const lookup of Object.values(turn.state.lookups)) {
    if (lookup.status !== 'loading' || flightOf(turn, lookup.request) !== undefined) continue;
    turn.effects.push({ type: 'abort', request: lookup.request });
  }
  const { settings, today, progress, commits } = turn.state;
  const fresh = startState(turn.program.journey, { settings, today });
  turn.state = {
    ...fresh,
    progress: { ...fresh.progress, requests: progress.requests },
    commits: { ...commits, notSent: null, dismissed: [], saves: {}, unsure: {}, held: null },
  };
  dropSuspicion(turn);
  turn.changed.clear();
}
