import type { CompiledSequence, CompiledSequenceStep } from '../../journey';
import { holds } from '../../rules';
import { own } from '../answers/path';
import { wordsOfServer } from '../commits';
import type { Failure } from '../model';
import { plain } from '../text';
import { applyChanges, track } from './changes';
import { changeRun, runOf, setStep } from './runs/run-state';
import { goTo, readerOf, scopeOf, setProgress, type Turn } from './turn';

/** A step's failure ends its sequence: its marker and message, and what follows from it. */
export function stopAt(
  turn: Turn,
  at: { readonly sequence: CompiledSequence; readonly step: CompiledSequenceStep },
  failure: Failure,
): void {
  const { sequence, step } = at;
  const words = plain(turn.program.reader.fill(step.message, readerOf(turn)));
  const said = wordsOfServer(turn.program.journey, step, failure) ?? words;
  setStep(turn, sequence.id, step.id, 'failed');
  // The first failure is the one that is shown.
  if (runOf(turn, sequence.id)?.status === 'running') {
    changeRun(turn, sequence.id, { status: 'failed', marker: step.marker, message: said });
  }
  const given = runOf(turn, sequence.id)?.with ?? {};
  const locals = { failure: { ...failure }, with: given };
  const found = step.onFailure.find(({ when }) => holds(when, scopeOf(turn, locals)));
  if (found !== undefined) applyChanges(turn, found.changes, locals);
}

/** Whether the journey leads to the error page for the status of this call (ERR-10, ERR-11). */
export function leadsAway(turn: Turn, failure: Failure, callId: string): boolean {
  const { failures, calls } = turn.program.journey;
  if (failures === null || failure.kind !== 'http') return false;
  if (turn.state.progress.step === null || !failures.statuses.includes(failure.status))
    return false;
  return own(calls, callId)?.silent !== true && !asksAboutCommit(turn, callId);
}

/**
 * The way to the error page, once for a failure, whoever waited for the call (ERR-18).
 * What fails while the person is there already leads nowhere: the way back must stay.
 */
export function leadAway(turn: Turn, failure: Failure): void {
  const { failures } = turn.program.journey;
  const { step, parameters } = turn.state.progress;
  if (failures === null || step === null || step === failures.goTo) return;
  setProgress(turn, { fault: { step, parameters, failure } });
  if (failures.track !== null) track(turn, failures.track, { failure: { ...failure } });
  goTo(turn, failures.goTo, { status: String(failure.status) });
}

/**
 * The question about a commit never leads away: what is known of an open one stays on the page, and
 * where nothing is open a question that failed holds nobody up.
 */
const asksAboutCommit = ({ program }: Turn, callId: string): boolean =>
  Object.values(program.journey.commits).some(({ confirmBy }) => confirmBy.use.call === callId);
