import { pick } from '../../answers/pick';
import type { JourneyEvent } from '../../model';
import { waitingFor } from '../calls';
import { fire, settle } from '../reactions';
import { restoreLookups } from '../restore-lookups';
import { runWaitingFor, stepAnswered } from '../runs';
import { setLookup, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'callSucceeded' }>;

/** An answer that nobody waits for any more is dropped. */
export function callSucceeded(turn: Turn, { request, answer }: Event): void {
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  const call = turn.program.journey.calls[lookup.call];
  const data = call === undefined ? answer : pick(answer, call.pick);
  setLookup(turn, name, { ...lookup, status: 'ready', data });
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'succeeded' && on.lookup === name);
  const run = runWaitingFor(turn, request);
  if (run !== null) stepAnswered(turn, run, data);
  settle(turn);
  restoreLookups(turn);
}
