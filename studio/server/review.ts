import { createRunner, hasPassed, type Outcome } from '../../src/scenarios';
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
  return {
    played: outcomes.length,
    red: outcomes.filter((outcome) => !hasPassed(outcome)).map(redOf),
  };
}

function redOf({ scenario, mismatches, problem }: Outcome): Red {
  const [first] = mismatches;
  const what =
    first === undefined
      ? (problem?.message ?? 'it does not begin')
      : `${first.what}: ${first.actual}`;
  return { name: scenario.name, file: scenario.at.file, what };
}
