import { hasPassed, placeIn, type Located, type Outcome } from '../../../src/scenarios';
import type { CommandContext } from '../frame/command-context';
import type { TestReport } from './test-report';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** For programs: every scenario with how it went. */
export function printJson(context: CommandContext, report: TestReport): void {
  const { outcomes, problems, coverage } = report;
  const place = ({ file, offset }: Located) => placeIn(file, context.files.get(file) ?? '', offset);
  const told = (outcome: Outcome) => ({
    name: outcome.scenario.name,
    ...place(outcome.scenario.at),
    clauses: outcome.scenario.clauses.map(({ id }) => id),
    passed: hasPassed(outcome),
    problem:
      outcome.problem === null
        ? null
        : { message: outcome.problem.message, ...place(outcome.problem.at) },
    mismatches: outcome.mismatches.map(({ at, what, expected, actual }) => ({
      ...{ what, expected, actual },
      ...place(at),
    })),
  });
  const document = {
    version: documentVersion,
    folder: context.shownFolder,
    counts: {
      scenarios: outcomes.length,
      failed: outcomes.filter((outcome) => !hasPassed(outcome)).length,
      problems: problems.length,
    },
    problems: problems.map(({ at, message, help }) => ({ message, help, ...place(at) })),
    scenarios: outcomes.map(told),
    coverage,
  };
  context.print(JSON.stringify(document, null, 2));
}
