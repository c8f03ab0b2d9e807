import { createRunner, groupCauses, outcomesOf, tellCause } from '../../src/scenarios';
import { placeKey } from '../../tools/cli/accept/edit';
import { createPlanner } from '../../tools/cli/accept/plan-edits';
import type { Red, Review } from '../model/protocol';
import type { Files } from './apply-edits';
import { changedLines } from './changed-lines';
import { readyOf, type Desk } from './desk';

/** What would be written over `before`, line by line, and which scenarios would turn red by it. */
export function reviewOf(desk: Desk, before: Files = desk.stored): Review {
  const paths = [...new Set([...desk.files.keys(), ...before.keys()])];
  const files = paths.map((file) => ({ file, was: before.get(file), is: desk.files.get(file) }));
  return {
    files: files
      .filter(({ was, is }) => was !== is)
      .map(({ file, was = '', is = '' }) => ({ file, lines: changedLines(was, is) })),
    ...playedOf(desk),
  };
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
