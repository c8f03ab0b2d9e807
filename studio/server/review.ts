import { createRunner, groupCauses, outcomesOf, tellCause } from '../../src/scenarios';
import { placeKey } from '../../tools/cli/accept/edit';
import { createPlanner } from '../../tools/cli/accept/plan-edits';
import type { Red, Review } from '../model/protocol';
import { changedLines } from './changed-lines';
import { readyOf, type Desk } from './desk';

/** What would be written, line by line, and which scenarios would turn red by it. */
export function reviewOf(desk: Desk): Review {
  const files = [...desk.files].filter(([path, text]) => desk.stored.get(path) !== text);
  return {
    files: files.map(([file, text]) => ({
      ...{ file, lines: changedLines(desk.stored.get(file) ?? '', text) },
    })),
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
