import { own } from '../../answers/path';
import { pick } from '../../answers/pick';
import type { EventOf } from '../../model';
import { waitingFor } from '../calls';
import { askAnswered } from '../commits/ask-ended';
import { flightAnswered } from '../commits/flights';
import { fire } from '../reactions';
import { stepAnswered, stepsWaitingFor } from '../runs';
import { setLookup, type Turn } from '../turn';

/** An answer that nobody waits for any more is dropped. */
export function callSucceeded(turn: Turn, { request, answer, at }: EventOf<'callSucceeded'>): void {
  if (askAnswered(turn, request, answer, at) || flightAnswered(turn, request, answer, at)) return;
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  const call = own(turn.program.journey.calls, lookup.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  setLookup(turn, name, { ...lookup, status: 'ready', data });
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'succeeded' && on.lookup === name);
  for (const step of stepsWaitingFor(turn, request)) stepAnswered(turn, step, data, at);
}
