import type { CompiledSequence } from '../../../journey';
import type { Run, RunStepStatus } from '../../model';
import { applyChanges, clearLookup } from '../changes';
import { askSuspicion } from '../commits/ask-suspicion';
import { askForLock } from '../commits/chain';
import { isUnsure } from '../commits/unsure';
import type { Turn } from '../turn';
import { advance } from './advance';
import { changeRun, newRun, runOf, sequenceOf, setRun } from './run-state';

/** Begins a sequence; one that is running already goes on alone, and one that waits has its turn. */
export function startRun(
  turn: Turn,
  id: string,
  given: Pick<Run, 'restoring' | 'with' | 'asked'>,
): void {
  const sequence = sequenceOf(turn, id);
  const before = runOf(turn, id);
  if (sequence === undefined || before?.status === 'running') return;
  const run = newRun(sequence, { ...given, unsure: isUnsure(turn, sequence, before) });
  if (sequence.waits) {
    if (!askSuspicion(turn, sequence)) askForLock(turn, sequence, run);
    return;
  }
  setRun(turn, id, run);
  // What is restored has been prepared before: nothing is set anew.
  if (!given.restoring) applyChanges(turn, sequence.first, { with: given.with });
  advance(turn, sequence);
}

/** Takes up the sequence that failed at this lookup. false when there is none. */
export function resumeRun(turn: Turn, lookup: string): boolean {
  for (const [id, run] of Object.entries(turn.state.progress.runs)) {
    const sequence = sequenceOf(turn, id);
    if (sequence === undefined || run.status !== 'failed') continue;
    const isAtFault = sequence.steps.some(
      (step) => run.steps[step.id] === 'failed' && step.use.as === lookup,
    );
    if (!isAtFault) continue;
    takeUp(turn, sequence, run, lookup);
    return true;
  }
  return false;
}

/** Goes on with every step that failed. */
function takeUp(turn: Turn, sequence: CompiledSequence, run: Run, lookup: string): void {
  const steps = Object.entries(run.steps).map(([id, status]): readonly [string, RunStepStatus] => [
    id,
    status === 'failed' ? 'waiting' : status,
  ]);
  const again: Run = {
    ...run,
    status: 'running',
    steps: Object.fromEntries(steps),
    marker: null,
    message: null,
  };
  if (sequence.waits) {
    if (!askSuspicion(turn, sequence)) {
      askForLock(turn, sequence, again, { resend: null, from: lookup });
    }
    return;
  }
  setRun(turn, sequence.id, again);
  changeRun(turn, sequence.id, { unsure: isUnsure(turn, sequence, run) });
  advance(turn, sequence);
}

/**
 * The page that a sequence loads or was asked for on is left, or entered again: what it waits for is
 * given up, or it would show what it was asked for another choice, and lead people away from where
 * they are now (Q10). What commits is never given up.
 */
export function abandonRuns(turn: Turn, entry: string | null): void {
  if (entry !== null) abandonRun(turn, entry);
  for (const [id, { asked }] of Object.entries(turn.state.progress.runs)) {
    if (asked && !sequenceOf(turn, id)?.steps.some(({ commits }) => commits)) abandonRun(turn, id);
  }
}

function abandonRun(turn: Turn, id: string): void {
  const run = runOf(turn, id);
  const sequence = sequenceOf(turn, id);
  if (sequence === undefined || run?.status !== 'running') return;
  const steps = Object.entries(run.steps).map(
    ([step, status]) => [step, status === 'running' ? 'failed' : status] as const,
  );
  changeRun(turn, id, { status: 'failed', requests: {}, steps: Object.fromEntries(steps) });
  for (const step of sequence.steps) {
    if (run.steps[step.id] === 'running') clearLookup(turn, step.use.as);
  }
}
