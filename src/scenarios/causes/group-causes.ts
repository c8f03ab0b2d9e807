import type { Json } from '../../engine';
import type { Mismatch } from '../expectations';
import { hasPassed, WaypointProblem, type Outcome, type Scenario } from '../suite';
import type { Cause, Causes, Failure, Stopped } from './cause';
import { changedWords, type ChangedWords } from './changed-words';
import { changesOf, isProse, type Change } from './changes';

/**
 * What failed, by its causes. A waypoint that fails is a cause once, also where it was not asked for,
 * and what starts from it is none.
 */
export function groupCauses(outcomes: readonly Outcome[]): Causes {
  const stopped = stoppedIn(outcomes);
  const failed = new Set(outcomes.filter((one) => !hasPassed(one)).map(({ scenario }) => scenario));
  const roots = stopped.map(({ root }) => root).filter(({ scenario }) => !failed.has(scenario));
  const groups = new Map<
    string,
    { failures: [Failure, ...Failure[]]; words: ChangedWords | null }
  >();
  for (const outcome of [...outcomes, ...roots]) {
    for (const failure of failuresOf(outcome)) {
      const { key, words } = identify(failure);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { failures: [failure], words });
      else group.failures.push(failure);
    }
  }
  const causes = [...groups].map(([key, group]): Cause => ({ key, ...group }));
  return { causes: causes.sort((a, b) => b.failures.length - a.failures.length), stopped };
}

function stoppedIn(outcomes: readonly Outcome[]): readonly Stopped[] {
  // Each household that comes through a waypoint has an outcome of its own there.
  const byWaypoint = new Map<Scenario, Stopped>();
  for (const outcome of outcomes) {
    const { problem } = outcome;
    if (!(problem instanceof WaypointProblem)) continue;
    const { root } = problem;
    const { outcomes: before = [] } = byWaypoint.get(root.scenario) ?? {};
    byWaypoint.set(root.scenario, { root, outcomes: [...before, outcome] });
  }
  return [...byWaypoint.values()];
}

/** What does not hold in a scenario, part by part; empty for one that only waits for its waypoint. */
export function failuresOf(outcome: Outcome): readonly Failure[] {
  const { problem, mismatches } = outcome;
  if (hasPassed(outcome) || problem instanceof WaypointProblem) return [];
  if (problem !== null) {
    const { at, message: what } = problem;
    const words = { what, expected: 'it can be played', actual: 'it cannot' };
    return [{ ...words, outcome, at, mismatch: null, change: null }];
  }
  return mismatches.flatMap((mismatch) => {
    const changes = changesOf(mismatch);
    if (changes.length === 0) return [failureOf(outcome, mismatch, null)];
    return changes.map((change) => failureOf(outcome, mismatch, change));
  });
}

function failureOf(outcome: Outcome, mismatch: Mismatch, change: Change | null): Failure {
  const { at, what, expected, actual } = mismatch;
  const whole = { outcome, at, mismatch, change, what, expected, actual };
  if (change === null || change.way.length === 0) return whole;
  return {
    ...whole,
    at: change.at,
    what: `${what}, at \`${change.way.join('.')}\``,
    expected: change.before === undefined ? 'no such key' : show(change.before),
    actual: change.after === undefined ? 'no such key' : show(change.after),
  };
}

const show = (value: Json): string => JSON.stringify(value);

/** What one cause has in common. */
function identify(failure: Failure): {
  readonly key: string;
  readonly words: ChangedWords | null;
} {
  const { mismatch, change, what, expected, actual } = failure;
  if (mismatch === null) return { key: keyOf('problem', what), words: null };
  if (change === null) return { key: keyOf(what, expected, actual), words: null };
  const { way, before, after } = change;
  if (isProse(before) && isProse(after)) {
    const words = changedWords(before, after);
    // Numbers alone are the same by chance: then it must be the same thing, too.
    const says = /\p{L}/u.test(words.before + words.after) ? '' : what;
    return { key: keyOf('words', says, words.before, words.after), words };
  }
  if (Array.isArray(before) && Array.isArray(after))
    return { key: keyOf(what, ...others(before, after)), words: null };
  // The same key of a body is one cause whatever is in it: each household has values of its own.
  const isKey = way.some((key) => !/^\d+$/.test(key));
  const values = isKey ? [] : [show(before ?? null), show(after ?? null)];
  return { key: keyOf(what, ...values), words: null };
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** What one list has and the other has not; both as they are where they differ in their order alone. */
function others(before: readonly Json[], after: readonly Json[]): readonly string[] {
  const [from, to] = [before.map(show), after.map(show)];
  const gone = from.filter((item) => !to.includes(item));
  const come = to.filter((item) => !from.includes(item));
  return gone.length + come.length > 0
    ? [gone.join(), come.join()]
    : [from.join(), to.join(), 'order'];
}
