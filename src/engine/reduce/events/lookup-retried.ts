import type { JourneyEvent } from '../../model';
import { planWith } from '../calls';
import { resumeRun } from '../runs';
import type { Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'lookupRetried' }>;

/** The same call with the same parameters; as part of its sequence, where it belongs to one. */
export function lookupRetried(turn: Turn, event: Event): void {
  const lookup = turn.state.lookups[event.lookup];
  if (lookup?.status !== 'failed') return;
  if (resumeRun(turn, event.lookup)) return;
  planWith(turn, event.lookup, lookup.call, lookup.with, lookup.restoring);
}
