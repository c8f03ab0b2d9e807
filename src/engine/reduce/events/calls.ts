import { own } from '../../answers/path';
import { pick } from '../../answers/pick';
import type { EventOf, Lookup } from '../../model';
import { usesFiles } from '../../seldom';
import { planWith, waitingFor } from '../calls';
import { askAnswered, askFailed } from '../commits/ask-ended';
import { flightAnswered, flightFailed } from '../commits/flights';
import { leadAway, leadsAway } from '../failures';
import { letGoEnded } from '../let-go';
import { fire } from '../reactions';
import { resumeRun, stepAnswered, stepFailed, stepsWaitingFor } from '../runs';
import { setLookup, type Turn } from '../turn';

/** An answer that nobody waits for any more is dropped. */
export function callSucceeded(turn: Turn, { request, answer, at }: EventOf<'callSucceeded'>): void {
  if (askAnswered(turn, request, answer, at) || flightAnswered(turn, request, answer, at)) return;
  if (usesFiles && letGoEnded(turn, request, null)) return;
  const waiting = waitingFor(turn, request);
  if (waiting === null) return;
  const [name, lookup] = waiting;
  const call = own(turn.program.journey.calls, lookup.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  setLookup(turn, name, { ...lookup, status: 'ready', data });
  if (!lookup.restoring) fire(turn, (on) => on.kind === 'succeeded' && on.lookup === name);
  for (const step of stepsWaitingFor(turn, request)) stepAnswered(turn, step, data, at);
}

/** A failure is never an answer, and clears nothing; that there is no such thing is one. */
export function callFailed(turn: Turn, { request, failure, at }: EventOf<'callFailed'>): void {
  if (askFailed(turn, request, failure, at) || flightFailed(turn, request, failure, at)) return;
  if (usesFiles && letGoEnded(turn, request, failure)) return;
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

/** What the same call failed to answer under other names is tried with it: nobody is to meet one failure twice. */
export function lookupRetried(turn: Turn, event: EventOf<'lookupRetried'>): void {
  const { lookups } = turn.state;
  const asked = lookups[event.lookup];
  if (asked?.status !== 'failed') return;
  retry(turn, event.lookup, asked);
  for (const name of Object.keys(lookups)) {
    // As it is by now: a sequence that was taken up may have called it already.
    const lookup = turn.state.lookups[name];
    if (lookup?.status !== 'failed') continue;
    if (name !== event.lookup && lookup.call === asked.call) retry(turn, name, lookup);
  }
}

/** The same call with the same parameters; as part of its sequence, where it belongs to one. */
function retry(turn: Turn, name: string, lookup: Extract<Lookup, { status: 'failed' }>): void {
  if (resumeRun(turn, name) || isCommit(turn, lookup.call)) return;
  planWith(turn, name, lookup.call, lookup.with, lookup.restoring);
}

/** What must do its work once is never sent by itself. */
const isCommit = ({ program }: Turn, call: string): boolean =>
  Object.values(program.journey.sequences).some(({ steps }) =>
    steps.some((step) => step.commits && step.use.call === call),
  );
