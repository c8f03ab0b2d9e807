import type {
  CompiledCallUse,
  CompiledSequence,
  CompiledSequenceStep,
  JsonObject,
  RunStepStatus,
} from '../../model';
import { holds } from '../../rules';
import { planCall } from '../calls';
import { applyChanges } from '../changes';
import { scopeOf, type Turn } from '../turn';
import { changeRun, runOf, setStep } from './run-state';

/** Plans what comes next: one step, and those that run together with it. */
export function advance(turn: Turn, sequence: CompiledSequence): void {
  let begun = false;
  for (const step of sequence.steps) {
    const run = runOf(turn, sequence.id);
    if (run?.status !== 'running') return;
    if (run.steps[step.id] !== 'waiting') continue;
    if (Object.values(run.steps).some(isBusy) && !(begun && step.parallel)) return;
    begun = begin(turn, sequence, step) || begun;
  }
  const run = runOf(turn, sequence.id);
  if (run?.status !== 'running' || Object.values(run.steps).some(isBusy)) return;
  changeRun(turn, sequence.id, { status: 'done' });
  applyChanges(turn, sequence.then, { with: run.with });
}

const isBusy = (status: RunStepStatus): boolean => status === 'running' || status === 'confirming';

/** false for a step that is left out. */
function begin(turn: Turn, sequence: CompiledSequence, step: CompiledSequenceStep): boolean {
  if (!holds(step.when, scopeOf(turn, { with: withOf(turn, sequence) }))) {
    setStep(turn, sequence.id, step.id, 'skipped');
    return false;
  }
  setStep(turn, sequence.id, step.id, 'running');
  send(turn, sequence, step, step.use);
  return true;
}

/** Asks whether the call of a step did its work, before anything is sent again (decision 20). */
export function confirm(turn: Turn, sequence: CompiledSequence, step: CompiledSequenceStep): void {
  if (step.confirmBy === null) return;
  setStep(turn, sequence.id, step.id, 'confirming');
  send(turn, sequence, step, step.confirmBy.use);
}

function send(
  turn: Turn,
  { id }: CompiledSequence,
  step: CompiledSequenceStep,
  use: CompiledCallUse,
): void {
  const run = runOf(turn, id);
  const request = planCall(turn, use, { with: run?.with ?? {} }, run?.restoring ?? false);
  if (request === null) return;
  changeRun(turn, id, { requests: { ...runOf(turn, id)?.requests, [step.id]: request } });
}

/** What the sequence was asked with. */
export const withOf = (turn: Turn, { id }: CompiledSequence): JsonObject =>
  runOf(turn, id)?.with ?? {};
