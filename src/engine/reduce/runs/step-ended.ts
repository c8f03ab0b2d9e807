import type { Failure, Json, Moment } from '../../model';
import type { CompiledSequence } from '../../../journey';
import { holds } from '../../../rules';
import { applyChanges } from '../changes';
import { pageHears } from '../commits/page-question';
import { suspect } from '../commits/suspicion';
import { saveLost } from '../commits/unsure';
import { leadAway, leadsAway } from '../failures';
import { scopeOf, type Turn } from '../turn';
import { advance, withOf } from './advance';
import { changeRun, runOf, setStep } from './run-state';
import { stopAt } from './stop';
import type { Waiting } from './waiting';

/**
 * The call of a step was answered; an answer that is not ok is a failure of the step.
 * A step that ran together with the one that ended the sequence is written down all the same.
 */
export function stepAnswered(turn: Turn, waiting: Waiting, answer: Json, at: Moment): void {
  const { sequence, step } = waiting;
  const locals = { answer, with: withOf(turn, sequence) };
  if (!holds(step.okWhen, scopeOf(turn, locals))) {
    if (stepFailed(turn, waiting, notOk, null, step.use.call)) leadAway(turn, notOk);
    return;
  }
  setStep(turn, sequence.id, step.id, 'done');
  if (pageHears(turn, sequence, step, answer, at)) {
    changeRun(turn, sequence.id, { status: 'done' });
    return;
  }
  applyChanges(turn, step.then, locals);
  if (isRunning(turn, sequence) && holds(step.stopWhen, scopeOf(turn, locals))) {
    changeRun(turn, sequence.id, { status: 'done' });
  } else {
    advance(turn, sequence);
  }
}

const notOk: Failure = { kind: 'http', status: 200, message: null };
const lost: Failure = { kind: 'network', status: 0, message: null };

/**
 * The call of a step failed.
 * @param at null where nobody answered.
 * @param callId of the call that failed: the newest under the name of the step's.
 * @returns whether this leads away from the step, which is planned once, by who heard it.
 */
export function stepFailed(
  turn: Turn,
  { sequence, step }: Waiting,
  failure: Failure,
  at: Moment | null,
  callId: string,
): boolean {
  saveLost(turn, sequence, step, failure);
  if (at !== null && suspect(turn, sequence, step, failure, at)) return false;
  if (leadsAway(turn, failure, callId)) {
    setStep(turn, sequence.id, step.id, 'failed');
    // The first failure is the one that is shown.
    if (isRunning(turn, sequence))
      changeRun(turn, sequence.id, { status: 'failed', marker: step.marker });
    return true;
  }
  if (step.optional) {
    setStep(turn, sequence.id, step.id, 'failed');
    advance(turn, sequence);
  } else {
    stopAt(turn, { sequence, step }, failure);
  }
  return false;
}

/** The call of a step was given up, so that no answer will come. */
export function stepDropped(turn: Turn, waiting: Waiting): void {
  stepFailed(turn, waiting, lost, null, waiting.step.use.call);
}

const isRunning = (turn: Turn, { id }: CompiledSequence): boolean =>
  runOf(turn, id)?.status === 'running';
