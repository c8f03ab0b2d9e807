import { startState } from '../../start';
import type { Turn } from '../turn';

/** Drops answers, lookups and progress. Request numbers go on, so that no late answer comes in. */
export function startedAnew(turn: Turn): void {
  for (const lookup of Object.values(turn.state.lookups)) {
    if (lookup.status === 'loading') turn.effects.push({ type: 'abort', request: lookup.request });
  }
  const { settings, today, progress } = turn.state;
  const fresh = startState(turn.program.journey, { settings, today });
  turn.state = { ...fresh, progress: { ...fresh.progress, requests: progress.requests } };
  turn.changed.clear();
}
