import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { own } from '../../answers/path';
import type { Run, RunStepStatus } from '../../model';
import { setProgress, type Turn } from '../turn';

export const sequenceOf = ({ program }: Turn, id: string): CompiledSequence | undefined =>
  own(program.journey.sequences, id);

export const runOf = ({ state }: Turn, id: string): Run | undefined => own(state.progress.runs, id);

/** A run of which no step has begun. */
export const newRun = (
  { steps }: CompiledSequence,
  given: Partial<Pick<Run, 'with' | 'restoring' | 'unsure' | 'asked'>> = {},
): Run => ({
  status: 'running',
  steps: Object.fromEntries(steps.map(({ id }) => [id, 'waiting'])),
  requests: {},
  marker: null,
  message: null,
  with: {},
  restoring: false,
  unsure: false,
  ...given,
});

export function setRun(turn: Turn, id: string, run: Run): void {
  setProgress(turn, { runs: { ...turn.state.progress.runs, [id]: run } });
}

export function changeRun(turn: Turn, id: string, change: Partial<Run>): void {
  const run = runOf(turn, id);
  if (run !== undefined) setRun(turn, id, { ...run, ...change });
}

export function setStep(turn: Turn, id: string, step: string, status: RunStepStatus): void {
  const run = runOf(turn, id);
  if (run !== undefined) setRun(turn, id, { ...run, steps: { ...run.steps, [step]: status } });
}

/**
 * A newer call under the same name is what steps wait for from now on. Not so those of a commit, which
 * is on its way, nor those that are about to hear that theirs was given up.
 */
export function handOver(turn: Turn, as: string, newer: number): void {
  const { progress, commits } = turn.state;
  const dropped = new Set(
    turn.errands.flatMap((one) => (one.kind === 'callDropped' ? [one.request] : [])),
  );
  for (const [id, { steps, requests }] of Object.entries(progress.runs))
    for (const step of sequenceOf(turn, id)?.steps ?? []) {
      const older = requests[step.id];
      if (step.use.as !== as || steps[step.id] !== 'running' || older === undefined) continue;
      if (own(commits.flights, String(older)) !== undefined || dropped.has(older)) continue;
      changeRun(turn, id, { requests: { ...runOf(turn, id)?.requests, [step.id]: newer } });
    }
}

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
