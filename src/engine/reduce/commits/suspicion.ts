import { own } from '../../answers/path';
import type { CommitSuspicion, Failure, LedgerEntry, Moment } from '../../model';
import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { blankEntry } from '../../commits';
import { runOf, setRun } from '../runs/run-state';
import { stopAt } from '../failures';
import type { Turn } from '../turn';
import { failSilently } from './chain-end';
import {
  commitOfSequence,
  knownEntry,
  noteEntry,
  setCommits,
  setWatch,
  subjectNow,
} from './commit-state';
import { decide, type Heard } from './decide';
import { follow, hear } from './hear';
import { dropSuspicion, suspicionKey } from './suspicion-state';
import { askOnceMore, pursue } from './watch';

/**
 * A save was told that the work may be done already: that is asked about before anything is said
 * (§4). false for any other failure.
 */
export function suspect(
  turn: Turn,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
  failure: Failure,
  at: Moment,
): boolean {
  const commit = commitOfSequence(turn, sequence);
  const call = own(turn.program.journey.calls, step.use.call);
  if (commit === undefined || failure.kind !== 'http') return false;
  if (call?.alreadyDone.includes(failure.status) !== true) return false;
  const subject = subjectNow(turn, commit.id);
  if (subject === null) return false;
  const { status, message } = failure;
  const entry: LedgerEntry = {
    ...blankEntry(commit.id, subject),
    refusal: { status, message },
    digest: turn.program.journey.digest,
    writtenAt: at,
  };
  const suspicion = { sequence: sequence.id, step: step.id, failure, entry };
  setCommits(turn, { suspicion });
  const key = suspicionKey(entry);
  setWatch(turn, key, {
    commit: commit.id,
    subject,
    asks: 0,
    since: 0,
    due: 0,
    ask: null,
    askedFrom: null,
  });
  pursue(turn, key, true, at);
  return true;
}

/** What the question came to. */
export function suspicionHears(turn: Turn, heard: Heard, at: Moment): void {
  const { suspicion } = turn.state.commits;
  if (suspicion === null) return;
  const before = suspicion.entry;
  // Two noes, five seconds apart, also after one ask has failed: no request is on its way.
  const asked: LedgerEntry = { ...before, state: 'sending' };
  const decided = decide(asked, heard, at);
  if (decided === null) return;
  // A question that failed is said with when it was tried, offline too. That stands until the second
  // no, or the form would say nothing for as long, and take no press.
  const isStill = decided.state === 'sending' && before.state === 'doubt';
  const after = isStill
    ? { ...decided, state: before.state, askedAt: before.askedAt }
    : { ...decided, askedAt: at };
  if (after.state === 'done') {
    settleDone(turn, after, at);
    // What asked goes no further, also where it is not what commits and nothing leads away.
    if (runOf(turn, suspicion.sequence)?.status === 'running')
      failSilently(turn, suspicion.sequence);
  } else if (after.state === 'refused') settleNot(turn, suspicion);
  else {
    setCommits(turn, { suspicion: { ...suspicion, entry: after } });
    if (heard.on === 'no') askOnceMore(turn, suspicionKey(after));
    // The page says why it does not go on, and goes on asking.
    if (decided.state === 'doubt') failSilently(turn, suspicion.sequence);
  }
}

/** It was done: this browser may hold what, or not (S8). */
function settleDone(turn: Turn, entry: LedgerEntry, at: Moment): void {
  dropSuspicion(turn);
  const known = knownEntry(turn, entry.commit, entry.subject);
  if (known !== null && known.state !== 'done') {
    hear(turn, entry.commit, entry.subject, { on: 'yes' }, at);
    return;
  }
  const done = known ?? { ...entry, refusal: null };
  if (known === null) noteEntry(turn, done);
  follow(turn, null, done, 'yes', at);
}

/** It was not: the step's own message stands. */
function settleNot(turn: Turn, { sequence: id, step: stepId, failure }: CommitSuspicion): void {
  dropSuspicion(turn);
  const sequence = own(turn.program.journey.sequences, id);
  const step = sequence?.steps.find((one) => one.id === stepId);
  const run = runOf(turn, id);
  if (sequence === undefined || step === undefined || run === undefined) return;
  // It ended without a word when the first ask failed.
  setRun(turn, id, { ...run, status: 'running' });
  stopAt(turn, { sequence, step }, failure);
}
