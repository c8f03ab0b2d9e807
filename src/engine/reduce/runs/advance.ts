import type { JsonObject, Run } from '../../model';
import type { CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { holds, type LocalRoots } from '../../../rules';
import { planCall } from '../calls';
import { applyChanges } from '../changes';
import { commitLocals, commitOfSequence } from '../commits/commit-state';
import { isAskedApart } from '../commits/page-question';
import { planCommit } from '../commits/send';
import { keepSave } from '../commits/unsure';
import { scopeOf, type Turn } from '../turn';
import { changeRun, runOf, setStep } from './run-state';

/** Plans what comes next: one step, and those that run together with it. */
export function advance(turn: Turn, sequence: CompiledSequence): void {
  let begun = false;
  for (const step of sequence.steps) {
    const run = runOf(turn, sequence.id);
    if (run?.status !== 'running') return;
    if (run.steps[step.id] !== 'waiting') continue;
    if (Object.values(run.steps).includes('running') && !(begun && step.parallel)) return;
    begin(turn, sequence, step, run);
    begun = true;
  }
  const run = runOf(turn, sequence.id);
  if (run?.status !== 'running' || Object.values(run.steps).includes('running')) return;
  changeRun(turn, sequence.id, { status: 'done' });
  applyChanges(turn, sequence.then, { with: run.with });
}

function begin(turn: Turn, sequence: CompiledSequence, step: CompiledSequenceStep, run: Run): void {
  const locals = localsOf(turn, sequence, run);
  if (!holds(step.when, scopeOf(turn, locals)) || isAskedApart(turn, sequence, step)) {
    setStep(turn, sequence.id, step.id, 'skipped');
    return;
  }
  const commit = commitOfSequence(turn, sequence);
  if (step.commits && commit !== undefined) {
    planCommit(turn, commit, sequence, step);
    return;
  }
  setStep(turn, sequence.id, step.id, 'running');
  const request = planCall(turn, step.use, locals, run.restoring);
  if (request === null) return;
  keepSave(turn, sequence, step);
  changeRun(turn, sequence.id, {
    requests: { ...runOf(turn, sequence.id)?.requests, [step.id]: request },
  });
}

/** What its steps read besides the journey: the tie as it is now, until it is written down. */
function localsOf(turn: Turn, sequence: CompiledSequence, run: Run): LocalRoots {
  const commit = commitOfSequence(turn, sequence);
  return {
    with: run.with,
    run: { unsure: run.unsure },
    ...(commit !== undefined && commitLocals(turn, commit)),
  };
}

/** What the sequence was asked with. */
export const withOf = (turn: Turn, { id }: CompiledSequence): JsonObject =>
  runOf(turn, id)?.with ?? {};
