import type { CompiledSequence, JsonObject, Run, RunStepStatus } from '../../model';
import { applyChanges } from '../changes';
import type { Turn } from '../turn';
import { advance, confirm } from './advance';
import { changeRun, runOf, sequenceOf, setRun } from './run-state';

/**
 * Begins a sequence; one that is running already goes on alone. Where a call of the last run may
 * have done its work, that is asked first, and nothing is sent again before the answer.
 */
export function startRun(
  turn: Turn,
  id: string,
  given: { readonly restoring: boolean; readonly with: JsonObject },
): void {
  const sequence = sequenceOf(turn, id);
  const before = runOf(turn, id);
  if (sequence === undefined || before?.status === 'running') return;
  if (before !== undefined && isUnconfirmed(before)) {
    takeUp(turn, sequence, { ...before, ...given });
    return;
  }
  const steps = sequence.steps.map((step) => [step.id, 'waiting'] as const);
  setRun(turn, id, {
    status: 'running',
    steps: Object.fromEntries(steps),
    requests: {},
    marker: null,
    message: null,
    with: given.with,
    restoring: given.restoring,
  });
  // What is restored has been prepared before: nothing is set anew.
  if (!given.restoring) applyChanges(turn, sequence.first, { with: given.with });
  advance(turn, sequence);
}

/** Takes up the sequence that failed at this lookup. false when there is none. */
export function resumeRun(turn: Turn, lookup: string): boolean {
  for (const [id, run] of Object.entries(turn.state.progress.runs)) {
    const sequence = sequenceOf(turn, id);
    if (sequence === undefined || run.status !== 'failed') continue;
    const isAtFault = sequence.steps.some((step) => {
      const status = run.steps[step.id];
      if (status === 'confirming') {
        return step.use.as === lookup || step.confirmBy?.use.as === lookup;
      }
      return status === 'failed' && step.use.as === lookup;
    });
    if (!isAtFault) continue;
    takeUp(turn, sequence, run);
    return true;
  }
  return false;
}

const isUnconfirmed = (run: Run): boolean => Object.values(run.steps).includes('confirming');

/** Confirms what may have been done; else goes on with every step that failed. */
function takeUp(turn: Turn, sequence: CompiledSequence, run: Run): void {
  setRun(turn, sequence.id, { ...run, status: 'running', marker: null, message: null });
  const unconfirmed = sequence.steps.filter((step) => run.steps[step.id] === 'confirming');
  for (const step of unconfirmed) confirm(turn, sequence, step);
  if (unconfirmed.length > 0) return;
  const again = sequence.steps
    .filter((step) => run.steps[step.id] === 'failed')
    .map((step): readonly [string, RunStepStatus] => [step.id, 'waiting']);
  changeRun(turn, sequence.id, { steps: { ...run.steps, ...Object.fromEntries(again) } });
  advance(turn, sequence);
}
