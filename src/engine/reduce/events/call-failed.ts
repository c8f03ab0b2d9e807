import { own } from '../../answers/path';
import type { EventOf } from '../../model';
import { waitingFor } from '../calls';
import { askFailed } from '../commits/ask-ended';
import { flightFailed } from '../commits/flights';
import { leadAway, leadsAway } from '../failures';
import { fire } from '../reactions';
import { stepFailed, stepsWaitingFor } from '../runs';
import { setLookup, type Turn } from '../turn';
import { callSucceeded } from './call-succeeded';

/** A failure is never an answer, and clears nothing; that there is no such thing is one. */
export function callFailed(turn: Turn, { request, failure, at }: EventOf<'callFailed'>): void {
  if (askFailed(turn, request, failure, at) || flightFailed(turn, request, failure, at)) return;
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  const none = own(turn.program.journey.calls, lookup.call)?.none ?? [];
  if (failure.kind === 'http' && none.includes(failure.status)) {
    callSucceeded(turn, { type: 'callSucceeded', request, answer: null, at });
    return;
  }
  setLookup(turn, name, { ...lookup, status: 'failed', failure });
  const steps = stepsWaitingFor(turn, request);
  const leads =
    steps.length === 0
      ? [leadsAway(turn, failure, lookup.call)]
      : steps.map((step) => stepFailed(turn, step, failure, at, lookup.call));
  if (leads.includes(true)) leadAway(turn, failure);
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'failed' && on.lookup === name);
}
