import { own } from '../../answers/path';
import { pick } from '../../answers/pick';
import type { CommitFlight, Failure, EventOf, Json, Moment } from '../../model';
import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { evaluateAll, holds } from '../../../rules';
import { fire } from '../reactions';
import { runOf } from '../runs/run-state';
import { scopeOf, setLookup, type Turn } from '../turn';
import { watch } from './watch';
import { failSilently, flightOf } from './chain-end';
import {
  commitOf,
  dropEntry,
  holdConsents,
  keepEntry,
  keyOf,
  knownEntry,
  noteEntry,
  setCommits,
} from './commit-state';
import { arrive, endRun, hear } from './hear';
import { isOpen } from '../../commits';

type Sent = EventOf<'commitSent'>;

/** It is written down, and the request leaves now. */
export function commitSent(turn: Turn, { request, entry, kept }: Sent): void {
  const flight = flightOf(turn, request);
  if (flight === undefined || flight.sent) return;
  if (commitOf(turn, entry.commit) === undefined || keyOf(entry) !== keyOf(flight.entry)) return;
  setFlight(turn, request, { ...flight, entry, sent: true });
  holdConsents(turn, entry, flight.before);
  const { chain, dismissed, news } = turn.state.commits;
  const others = (keys: readonly string[]) => keys.filter((key) => key !== keyOf(entry));
  setCommits(turn, {
    kept,
    dismissed: others(dismissed),
    news: others(news),
    chain: chain === null ? null : { ...chain, phase: 'sending' },
  });
  keepEntry(turn, entry);
  watch(turn, keyOf(entry), entry, entry.sentAt);
}

function setFlight(turn: Turn, request: number, flight: CommitFlight | null): void {
  const { [String(request)]: gone, ...others } = turn.state.commits.flights;
  if (flight === null && gone === undefined) return;
  setCommits(turn, {
    flights: flight === null ? others : { ...others, [String(request)]: flight },
  });
}

/** An answer to a commit counts whatever has become of the page. false for any other call. */
export function flightAnswered(turn: Turn, request: number, answer: Json, at: Moment): boolean {
  const flight = flightOf(turn, request);
  if (flight === undefined) return false;
  const placed = placeOf(turn, flight);
  land(turn, request, flight, at);
  if (placed === null) return true;
  const { sequence, step } = placed;
  const call = own(turn.program.journey.calls, step.use.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  const { entry } = flight;
  const lookup = own(turn.state.lookups, flight.as);
  if (lookup?.status === 'loading' && lookup.request === request) {
    setLookup(turn, flight.as, { ...lookup, status: 'ready', data });
    fire(turn, (on) => on.kind === 'succeeded' && on.lookup === flight.as);
  }
  const run = turn.state.progress.runs[sequence.id];
  const locals = { answer: data, with: run?.with ?? {}, commit: { subject: entry.subject } };
  if (!holds(step.okWhen, scopeOf(turn, locals))) {
    lose(turn, flight, { on: 'lost' }, at);
    return true;
  }
  const kept = evaluateAll({ ...step.keep }, scopeOf(turn, locals));
  hear(turn, entry.commit, entry.subject, { on: 'goodAnswer', answer: kept, sent: entry }, at);
  const known = knownEntry(turn, entry.commit, entry.subject);
  if (known?.state !== 'done') return true;
  endRun(turn, known);
  arrive(turn, known, { changes: [...step.then, ...sequence.then], locals });
  return true;
}

/** The same for a failure; only that it was never sent is believed unasked. */
export function flightFailed(turn: Turn, request: number, failure: Failure, at: Moment): boolean {
  const flight = flightOf(turn, request);
  if (flight === undefined) return false;
  const lookup = own(turn.state.lookups, flight.as);
  if (lookup?.status === 'loading' && lookup.request === request) {
    setLookup(turn, flight.as, { ...lookup, status: 'failed', failure });
  }
  if (failure.kind === 'notSent') {
    takeBack(turn, request, flight);
    return true;
  }
  const call = own(turn.program.journey.calls, placeOf(turn, flight)?.step.use.call ?? '');
  land(turn, request, flight, at);
  const { status, message } = failure;
  const answers = (statuses: readonly number[] | undefined): boolean =>
    failure.kind === 'http' && statuses?.includes(status) === true;
  const refusal = { status, message };
  if (answers(call?.refuses)) lose(turn, flight, { on: 'refusal', refusal }, at);
  else if (answers(call?.alreadyDone)) lose(turn, flight, { on: 'alreadyDone', refusal }, at);
  else lose(turn, flight, { on: 'lost' }, at);
  return true;
}

/** Of an attempt before the present one nothing but a good answer is heard any more. */
function lose(
  turn: Turn,
  { entry }: CommitFlight,
  heard: Parameters<typeof hear>[3],
  at: Moment,
): void {
  const known = knownEntry(turn, entry.commit, entry.subject);
  if (known?.attempt === entry.attempt) hear(turn, entry.commit, entry.subject, heard, at);
}

/** The request has ended. One that nobody said had left was written down at the latest now. */
function land(turn: Turn, request: number, flight: CommitFlight, at: Moment): void {
  setFlight(turn, request, null);
  if (!flight.sent) noteEntry(turn, { ...flight.entry, sentAt: at, writtenAt: at });
}

/**
 * Row 4: nothing left, and what was written down before it is as it was. That it was taken back is
 * noted, so that a tab which heard of the sending does not hold it for later than this.
 */
function takeBack(turn: Turn, request: number, flight: CommitFlight): void {
  setFlight(turn, request, null);
  const { commit, subject } = flight.entry;
  const entry = knownEntry(turn, commit, subject);
  // Another tab may have been told meanwhile that the attempt before did it.
  if (flight.sent && entry !== null && isOpen(entry)) {
    dropEntry(turn, entry);
    turn.effects.push({ type: 'forget', entry });
    if (flight.before !== null)
      noteEntry(turn, { ...flight.before, takenBack: flight.before.takenBack + 1 });
  }
  // What the household has cleared meanwhile is not spoken of any more.
  if (runOf(turn, flight.sequence) === undefined) return;
  setCommits(turn, { notSent: { commit, subject } });
  failSilently(turn, flight.sequence);
}

/** Right before the writing another entry was open, or the lock was lost: nothing was sent. */
export function flightBlocked(turn: Turn, request: number): CommitFlight | null {
  const flight = flightOf(turn, request);
  if (flight === undefined || flight.sent) return null;
  setFlight(turn, request, null);
  const lookup = own(turn.state.lookups, flight.as);
  if (lookup?.status === 'loading' && lookup.request === request) {
    setLookup(turn, flight.as, { status: 'idle' });
  }
  failSilently(turn, flight.sequence);
  // What stands there of its subject is another tab's.
  const { chain } = turn.state.commits;
  if (chain !== null) setCommits(turn, { chain: { ...chain, subject: null } });
  return flight;
}

function placeOf(
  { program }: Turn,
  flight: CommitFlight,
): { readonly sequence: CompiledSequence; readonly step: CompiledSequenceStep } | null {
  const sequence = own(program.journey.sequences, flight.sequence);
  const step = sequence?.steps.find(({ id }) => id === flight.step);
  return sequence === undefined || step === undefined ? null : { sequence, step };
}
