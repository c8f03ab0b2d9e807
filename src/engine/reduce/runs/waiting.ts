import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import type { Turn } from '../turn';
import { sequenceOf } from './run-state';

/** A step of a sequence whose call is in flight. */
export interface Waiting {
  readonly sequence: CompiledSequence;
  readonly step: CompiledSequenceStep;
}

/** Steps that wait for this request: several, when two sequences use one name. */
export function stepsWaitingFor(turn: Turn, request: number): readonly Waiting[] {
  return Object.entries(turn.state.progress.runs).flatMap(([id, run]): readonly Waiting[] => {
    const sequence = sequenceOf(turn, id);
    if (sequence === undefined) return [];
    return sequence.steps.flatMap((step): readonly Waiting[] => {
      const waits = run.steps[step.id] === 'running' && run.requests[step.id] === request;
      return waits ? [{ sequence, step }] : [];
    });
  });
}
