import { clearLookup } from '../set-answer';
import type { Turn } from '../turn';
import { changeRun, runOf, sequenceOf } from './run-state';

/**
 * The page that a sequence loads is left, or entered again: what it waits for is given up, or it
 * would show what it was asked for another choice, and lead people away from where they are now.
 */
export function abandonRun(turn: Turn, id: string): void {
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
