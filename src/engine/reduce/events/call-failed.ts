import type { JourneyEvent } from '../../model';
import { waitingFor } from '../calls';
import { routeFailure } from '../failures';
import { fire, settle } from '../reactions';
import { restoreLookups } from '../restore-lookups';
import { runWaitingFor, stepFailed } from '../runs';
import { setLookup, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'callFailed' }>;

/** A failure is never an answer, and clears nothing. */
export function callFailed(turn: Turn, { request, failure }: Event): void {
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  setLookup(turn, name, { ...lookup, status: 'failed', failure });
  const run = runWaitingFor(turn, request);
  if (run !== null) stepFailed(turn, run, failure);
  else routeFailure(turn, failure);
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'failed' && on.lookup === name);
  settle(turn);
  restoreLookups(turn);
}
