import { own } from '../answers/own';
import type { Failure } from '../model';
import type { CompiledJourney, CompiledSequenceStep } from '../../journey';

/**
 * What the server said of a failure, where that is shown. Of a commit that it took for done, and that
 * was not, it alone knows why (row 6); any other refusal has the step's own message, to the letter.
 */
export function wordsOfServer(
  { calls }: Pick<CompiledJourney, 'calls'>,
  step: CompiledSequenceStep,
  { status, message }: Pick<Failure, 'status' | 'message'>,
): string | null {
  const isTakenForDone =
    step.commits && own(calls, step.use.call)?.alreadyDone.includes(status) === true;
  return step.serverMessage || isTakenForDone ? message : null;
}
