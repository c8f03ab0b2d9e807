import { equal, evaluateAll, evaluateTemplate } from '../../../rules';
import { own } from '../../answers/path';
import { settledTie } from '../../commits';
import type { Failure, Json, Run } from '../../model';
import type { CompiledCommit, CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { scopeOf, type Turn } from '../turn';
import { commitLocals, commitOfSequence, presentEntry, setCommits, tieNow } from './commit-state';

const nameOf = ({ id }: CompiledSequence, step: CompiledSequenceStep): string => `${id}.${step.id}`;

const isSave = ({ program }: Turn, step: CompiledSequenceStep): boolean =>
  own(program.journey.calls, step.use.call)?.repeat === 'overwrites';

/** What the step sends now. */
function bodyOf(
  turn: Turn,
  commit: CompiledCommit,
  step: CompiledSequenceStep,
  run: Run | undefined,
): Json {
  const locals = { with: run?.with ?? {}, ...commitLocals(turn, commit) };
  const parameters = evaluateAll({ ...step.use.with }, scopeOf(turn, locals));
  const body = own(turn.program.journey.calls, step.use.call)?.body ?? null;
  return evaluateTemplate(body, scopeOf(turn, { ...locals, with: parameters }));
}

/** A save of a commit leaves: what it holds is remembered, in case that it gets lost. */
export function keepSave(turn: Turn, sequence: CompiledSequence, step: CompiledSequenceStep): void {
  const commit = commitOfSequence(turn, sequence);
  if (commit === undefined || !isSave(turn, step)) return;
  const run = turn.state.progress.runs[sequence.id];
  const save = { tie: tieNow(turn, commit), body: bodyOf(turn, commit, step, run) };
  const { saves } = turn.state.commits;
  setCommits(turn, { saves: { ...saves, [nameOf(sequence, step)]: save } });
}

/** Its answer is not one that ends it: it may still arrive, and overwrite what comes after it. */
export function saveLost(
  turn: Turn,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
  failure: Failure,
): void {
  const name = nameOf(sequence, step);
  const { saves, unsure } = turn.state.commits;
  const save = own(saves, name);
  if (save === undefined || !isUnknown(turn, step, failure)) return;
  setCommits(turn, { unsure: { ...unsure, [name]: save } });
}

function isUnknown({ program }: Turn, step: CompiledSequenceStep, failure: Failure): boolean {
  if (failure.kind === 'notSent') return false;
  if (failure.kind !== 'http') return true;
  const refuses = own(program.journey.calls, step.use.call)?.refuses ?? [];
  return (failure.status >= 500 || failure.status === 408) && !refuses.includes(failure.status);
}

/**
 * Whether a save of before may arrive late with other values than those of now, so that a fresh key
 * is needed on which it cannot land: bodies differ, nobody knows what was sent before a reload or in
 * another tab, the partner has none of what was sent for this tie, or it refused that and the details were changed
 * since. A key that is fresh already settles it.
 */
export function isUnsure(turn: Turn, sequence: CompiledSequence, before: Run | undefined): boolean {
  const commit = commitOfSequence(turn, sequence);
  if (commit === undefined) return false;
  const tie = tieNow(turn, commit);
  const entry = presentEntry(turn, commit.id);
  const isSettled = entry !== null && equal(settledTie(entry), tie);
  if (isSettled && entry.state === 'unsent') return true;
  if (isSettled && entry.state === 'refused' && isChanged(turn, sequence, commit, before))
    return true;
  if (before?.unsure === true && !hasFreshKey(turn, sequence, before)) return true;
  if (turn.state.commits.unsettled.some((other) => equal(other, tie))) return true;
  return sequence.steps.some((step) => {
    const save = own(turn.state.commits.unsure, nameOf(sequence, step));
    if (save === undefined || !equal(save.tie, tie)) return false;
    return !equal(save.body, bodyOf(turn, commit, step, before));
  });
}

/** A save holds other values than the last time, or nobody knows what it held then (row 14). */
const isChanged = (
  turn: Turn,
  sequence: CompiledSequence,
  commit: CompiledCommit,
  before: Run | undefined,
): boolean =>
  sequence.steps.some((step) => {
    if (!isSave(turn, step)) return false;
    const save = own(turn.state.commits.saves, nameOf(sequence, step));
    return save === undefined || !equal(save.body, bodyOf(turn, commit, step, before));
  });

const hasFreshKey = ({ program }: Turn, sequence: CompiledSequence, run: Run): boolean =>
  sequence.steps.some(
    ({ id, use }) =>
      run.steps[id] === 'done' && own(program.journey.calls, use.call)?.repeat === 'creates',
  );
