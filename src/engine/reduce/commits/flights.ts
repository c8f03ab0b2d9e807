import { own } from '../../answers/path';
import { pick } from '../../answers/pick';
import { isOpen } from '../../commits';
import type { CommitFlight, Failure, EventOf, Json, Moment } from '../../model';
import { evaluateAll, holds } from '../../../rules';
import { waitingFor } from '../calls';
import { fire } from '../reactions';
import { runOf } from '../runs/run-state';
import { scopeOf, setLookup, type Turn } from '../turn';
import { watch } from './watch';
import { failSilently, flightOf } from './chain-end';
import {
  committingStep,
  dropEntry,
  holdConsents,
  keepEntry,
  keyOf,
  knownEntry,
  noteEntry,
  setCommits,
  type Committing,
} from './commit-state';
import { arrive, endRun, hear } from './hear';

type Sent = EventOf<'commitSent'>;

/** It is written down, and the request leaves now. */
export function commitSent(turn: Turn, { request, entry, kept }: Sent): void {
  const flight = flightOf(turn, request);
  if (flight?.sent !== false || keyOf(entry) !== keyOf(flight.entry)) return;
  const { flights } = turn.state.commits;
  setCommits(turn, {
    flights: { ...flights, [String(request)]: { ...flight, entry, sent: true } },
  });
  holdConsents(turn, entry, flight.before);
  const { chain, dismissed, news } = turn.state.commits;
  const others = (keys: readonly string[]) => keys.filter((key) => key !== keyOf(entry));
  setCommits(turn, {
    kept,
    dismissed: others(dismissed),
    news: others(news),
    chain: chain && { ...chain, phase: 'sending' },
  });
  keepEntry(turn, entry);
  watch(turn, keyOf(entry), entry, entry.sentAt);
}

/** A request that has ended, and what sent it. */
interface Ended extends Committing {
  readonly flight: CommitFlight;
}

/** The commit that went with this request is under way no more; null for any other call. */
function endFlight(turn: Turn, request: number): Ended | null {
  const flight = flightOf(turn, request);
  const found = flight === undefined ? null : committingStep(turn, flight.entry.commit);
  if (flight === undefined || found === null) return null;
  const others = Object.entries(turn.state.commits.flights).filter(([, one]) => one !== flight);
  setCommits(turn, { flights: Object.fromEntries(others) });
  return { flight, ...found };
}

/** An answer to a commit counts whatever has become of the page. false for any other call. */
export function flightAnswered(turn: Turn, request: number, answer: Json, at: Moment): boolean {
  const ended = endFlight(turn, request);
  if (ended === null) return false;
  land(turn, ended.flight, at);
  const call = own(turn.program.journey.calls, ended.step.use.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  const waiting = waitingFor(turn, request);
  if (waiting !== null) {
    const [name, lookup] = waiting;
    setLookup(turn, name, { ...lookup, status: 'ready', data });
    fire(turn, (on) => on.kind === 'succeeded' && on.lookup === name);
  }
  judge(turn, ended, data, at);
  return true;
}

/** Whether the answer is the good one, which is the outcome. */
function judge(turn: Turn, { flight, sequence, step }: Ended, answer: Json, at: Moment): void {
  const { entry } = flight;
  const given = runOf(turn, sequence.id)?.with ?? {};
  const locals = { answer, with: given, commit: { subject: entry.subject } };
  if (!holds(step.okWhen, scopeOf(turn, locals))) {
    lose(turn, flight, { on: 'lost' }, at);
    return;
  }
  const kept = evaluateAll({ ...step.keep }, scopeOf(turn, locals));
  hear(turn, entry.commit, entry.subject, { on: 'goodAnswer', answer: kept, sent: entry }, at);
  const known = knownEntry(turn, entry.commit, entry.subject);
  if (known?.state !== 'done') return;
  endRun(turn, known);
  arrive(turn, known, { changes: [...step.then, ...sequence.then], locals });
}

/** The same for a failure; only that it was never sent is believed unasked. */
export function flightFailed(turn: Turn, request: number, failure: Failure, at: Moment): boolean {
  const ended = endFlight(turn, request);
  if (ended === null) return false;
  const waiting = waitingFor(turn, request);
  if (waiting !== null) setLookup(turn, waiting[0], { ...waiting[1], status: 'failed', failure });
  if (failure.kind === 'notSent') takeBack(turn, ended, at);
  else understand(turn, ended, failure, at);
  return true;
}

/** Whether it was refused, or done already, is asked about; all else is doubt. */
function understand(turn: Turn, { flight, step }: Ended, failure: Failure, at: Moment): void {
  const call = own(turn.program.journey.calls, step.use.call);
  land(turn, flight, at);
  const { status, message } = failure;
  const answers = (statuses: readonly number[] | undefined): boolean =>
    failure.kind === 'http' && statuses?.includes(status) === true;
  const refusal = { status, message };
  if (answers(call?.refuses)) lose(turn, flight, { on: 'refusal', refusal }, at);
  else if (answers(call?.alreadyDone)) lose(turn, flight, { on: 'alreadyDone', refusal }, at);
  else lose(turn, flight, { on: 'lost' }, at);
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

/** One that nobody said had left was written down at the latest now. */
function land(turn: Turn, flight: CommitFlight, at: Moment): void {
  if (!flight.sent) noteEntry(turn, { ...flight.entry, sentAt: at, writtenAt: at });
}

/**
 * Row 4: nothing left, and what was written down before it is as it was. That it was taken back is
 * noted, so that a tab which heard of the sending does not hold it for later than this.
 */
function takeBack(turn: Turn, { flight, sequence: { id } }: Ended, at: Moment): void {
  const { commit, subject } = flight.entry;
  const entry = knownEntry(turn, commit, subject);
  // Another tab may have been told meanwhile that the attempt before did it.
  if (flight.sent && entry !== null && isOpen(entry)) {
    dropEntry(turn, entry);
    turn.effects.push({ type: 'forget', entry });
    if (flight.before !== null) {
      const back = { ...flight.before, takenBack: flight.before.takenBack + 1 };
      noteEntry(turn, back);
      watch(turn, keyOf(back), back, at);
    }
  }
  // What the household has cleared meanwhile is not spoken of any more.
  if (runOf(turn, id) === undefined) return;
  setCommits(turn, { notSent: { commit, subject } });
  failSilently(turn, id);
}

/** Right before the writing another entry was open, or the lock was lost: nothing was sent. */
export function flightBlocked(turn: Turn, request: number): boolean {
  const ended = flightOf(turn, request)?.sent === false ? endFlight(turn, request) : null;
  if (ended === null) return false;
  const waiting = waitingFor(turn, request);
  if (waiting !== null) setLookup(turn, waiting[0], { status: 'idle' });
  failSilently(turn, ended.sequence.id);
  // What stands there of its subject is another tab's.
  const { chain } = turn.state.commits;
  setCommits(turn, { chain: chain && { ...chain, subject: null } });
  return true;
}
