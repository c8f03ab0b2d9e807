import type { Failure } from '../../model';
import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { wordsOfServer } from '../../commits';
import { holds } from '../../../rules';
import { plain } from '../../text';
import { applyChanges } from '../changes';
import { readerOf, scopeOf, type Turn } from '../turn';
import { changeRun, runOf, setStep } from './run-state';

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
