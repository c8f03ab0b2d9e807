import type { JourneyEvent } from '../../model';
import { waitingFor } from '../calls';
import { routeFailure } from '../failures';
import { fire } from '../reactions';
import { stepFailed, stepsWaitingFor } from '../runs';
import { setLookup, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'callFailed' }>;

/** A failure is never an answer, and clears nothing. */
export function callFailed(turn: Turn, { request, failure }: Event): void {
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  setLookup(turn, name, { ...lookup, status: 'failed', failure });
  const steps = stepsWaitingFor(turn, request);
  for (const step of steps) stepFailed(turn, step, failure);
  if (steps.length === 0) routeFailure(turn, failure, lookup.call);
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'failed' && on.lookup === name);
}
