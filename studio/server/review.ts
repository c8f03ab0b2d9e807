import { createRunner, groupCauses, outcomesOf, tellCause } from '../../src/scenarios';
import { placeKey } from '../../tools/cli/accept/edit';
import { createPlanner } from '../../tools/cli/accept/plan-edits';
import type { Red, Review } from '../model/protocol';
import { changedLines } from './changed-lines';
import { readyOf, type Desk } from './desk';

/**
 * What would be written over the files of `before`, line by line, and which scenarios turn red by it that
 * are not red there: they are played there as well where any is.
 */
export function reviewOf(desk: Desk, before: Desk): Review {
  const { files } = desk;
  const { played, red } = playedOf(desk);
  const were = red.length === 0 ? new Set<string>() : redIn(before);
  const mine = red
    .map((cause) => ({
      ...cause,
      scenarios: cause.scenarios.filter((one) => !were.has(keyOf(one))),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
  const paths = [...new Set([...files.keys(), ...before.files.keys()])];
  return {
    files: paths
      .map((file) => ({ file, was: before.files.get(file), is: files.get(file) }))
      .filter(({ was, is }) => was !== is)
      .map(({ file, was = '', is = '' }) => ({ file, lines: changedLines(was, is) })),
    ...{ played, red: mine, redBefore: were.size },
  };
}

const keyOf = ({ name, file }: Red['scenarios'][number]): string => `${file}#${name}`;

const redBefore = new WeakMap<Desk['compiled'], ReadonlySet<string>>();

/** The scenarios that are red, played once for a compilation. */
function redIn(desk: Desk): ReadonlySet<string> {
  const known = redBefore.get(desk.compiled);
  const found =
    known ?? new Set(playedOf(desk).red.flatMap(({ scenarios }) => scenarios.map(keyOf)));
  redBefore.set(desk.compiled, found);
  return found;
}

function playedOf(desk: Desk): Pick<Review, 'played' | 'red'> {
  if (desk.compiled.journey === null) return { played: 0, red: [] };
  const { journey, engine, suite } = readyOf(desk);
  const runner = createRunner(journey, engine, suite);
  const outcomes = suite.scenarios.map((scenario) => runner.run(scenario));
  const { files } = desk;
  const { run } = runner;
  const written = { files, scenarios: suite.scenarios, run, isMine: () => true };
  const planner = createPlanner(written, new Set());
  return {
    played: outcomes.length,
    red: groupCauses(outcomes).causes.map((cause): Red => {
      const { edits, left } = planner(cause.failures);
      return {
        key: cause.key,
        words: tellCause(cause),
        scenarios: outcomesOf(cause).map(({ scenario: { name, at } }) => ({ name, file: at.file })),
        places: new Set([...edits.values()].map(placeKey)).size,
        left: [...new Set(left.values())],
      };
    }),
  };
}
