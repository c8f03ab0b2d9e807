import type { CompiledSequence, Failure, Json, RunStepStatus } from '../../model';
import { holds } from '../../rules';
import { plain } from '../../text';
import { applyChanges } from '../changes';
import { routeFailure } from '../failures';
import { scopeOf, readerOf, type Turn } from '../turn';
import { advance, confirm, withOf } from './advance';
import { changeRun, runOf, setStep } from './run-state';
import type { Waiting } from './waiting';

/**
 * The call of a step was answered; an answer that is not ok is a failure of the step.
 * A step that ran together with the one that ended the sequence is written down all the same.
 */
export function stepAnswered(turn: Turn, waiting: Waiting, answer: Json): void {
  const { sequence, step } = waiting;
  if (waiting.confirming) {
    confirmationAnswered(turn, waiting, answer);
    return;
  }
  const locals = { answer, with: withOf(turn, sequence) };
  if (!holds(step.okWhen, scopeOf(turn, locals))) {
    stepFailed(turn, waiting, notOk);
    return;
  }
  setStep(turn, sequence.id, step.id, 'done');
  applyChanges(turn, step.then, locals);
  if (isRunning(turn, sequence) && holds(step.stopWhen, scopeOf(turn, locals))) {
    changeRun(turn, sequence.id, { status: 'done' });
  } else {
    advance(turn, sequence);
  }
}

/** The lost call did its work after all, and so the sequence ends here; or it did not. */
function confirmationAnswered(turn: Turn, { sequence, step }: Waiting, answer: Json): void {
  const locals = { answer, with: withOf(turn, sequence) };
  const { confirmBy } = step;
  if (confirmBy === null || !holds(confirmBy.doneWhen, scopeOf(turn, locals))) {
    stop(turn, { sequence, step, confirming: false }, lost);
    return;
  }
  applyChanges(turn, confirmBy.then, locals);
  setStep(turn, sequence.id, step.id, 'done');
  changeRun(turn, sequence.id, { status: 'done', marker: null, message: null });
}

const notOk: Failure = { kind: 'http', status: 200, message: null };
const lost: Failure = { kind: 'network', status: 0, message: null };

/** The call of a step failed. Where its answer may only have been lost, that is asked before anything else. */
export function stepFailed(turn: Turn, waiting: Waiting, failure: Failure): void {
  const { sequence, step, confirming } = waiting;
  if (!confirming && step.confirmBy !== null && mayHaveWorked(failure)) {
    confirm(turn, sequence, step);
    return;
  }
  if (routeFailure(turn, failure, step.use.call)) {
    setStep(turn, sequence.id, step.id, failedStatus(waiting));
    changeRun(turn, sequence.id, { status: 'failed', marker: step.marker });
    return;
  }
  if (step.optional) {
    setStep(turn, sequence.id, step.id, 'failed');
    advance(turn, sequence);
    return;
  }
  stop(turn, waiting, failure);
}

/** The call of a step was given up, so that no answer will come. */
export const stepDropped = (turn: Turn, waiting: Waiting): void => stepFailed(turn, waiting, lost);

/** Still `confirming` while nobody knows whether the lost call did its work. */
const failedStatus = ({ confirming }: Waiting): RunStepStatus =>
  confirming ? 'confirming' : 'failed';

const mayHaveWorked = (failure: Failure): boolean =>
  failure.kind !== 'http' || failure.status >= 500;

function stop(turn: Turn, waiting: Waiting, failure: Failure): void {
  const { sequence, step } = waiting;
  const words = plain(turn.program.reader.fill(step.message, readerOf(turn)));
  const said = step.serverMessage && failure.message !== null ? failure.message : words;
  setStep(turn, sequence.id, step.id, failedStatus(waiting));
  // The first failure is the one that is shown.
  if (isRunning(turn, sequence)) {
    changeRun(turn, sequence.id, { status: 'failed', marker: step.marker, message: said });
  }
  const locals = { failure: { ...failure }, with: withOf(turn, sequence) };
  const found = step.onFailure.find(({ when }) => holds(when, scopeOf(turn, locals)));
  if (found !== undefined) applyChanges(turn, found.changes, locals);
}

const isRunning = (turn: Turn, { id }: CompiledSequence): boolean =>
  runOf(turn, id)?.status === 'running';
