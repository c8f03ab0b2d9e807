import { createEngine } from '../../../src/engine';
import { createShapeValidators } from '../../../src/compiler';
import {
  createCoverage,
  createRunner,
  hasPassed,
  scenariosOf,
  type Explain,
  type Suite,
} from '../../../src/scenarios';
import { requireJourney } from '../findings';
import type { Command, CommandContext, CommandInput } from '../frame/command';
import { exitCode } from '../frame/exit';
import { InputError } from '../../project';
import { printJson, printPretty, type TestReport } from '../scenarios/print-report';
import { readScenarios } from '../scenarios/read-scenarios';

/**
 * Plays every scenario that can be read, of a brand those in its folder; one that cannot, or that does
 * not hold, is a finding.
 */
export const test: Command = async (context, input) => {
  const { suite, problems } = readScenarios(context);
  const run = play(context, input, suite);
  const report = { ...run, problems };
  const failed = run.outcomes.some((outcome) => !hasPassed(outcome));
  if (context.format === 'json') printJson(context, report);
  else printPretty(context, report, failed ? await explainer(context) : undefined);
  return problems.length === 0 && !failed ? exitCode.clean : exitCode.findings;
};

/** Loaded only where something failed. */
async function explainer(context: CommandContext): Promise<Explain> {
  const { explainMismatch } = await import('../scenarios/explain-mismatch');
  return explainMismatch(context, requireJourney(context));
}

function play(
  context: CommandContext,
  input: CommandInput,
  suite: Suite,
): Omit<TestReport, 'problems'> {
  const journey = requireJourney(context);
  const { origins } = context.compile();
  const wanted = input.option('filter')?.toLowerCase() ?? '';
  const { brand } = context;
  const mine = suite.scenarios.filter(
    ({ at }) => brand === null || at.file.startsWith(scenariosOf(brand)),
  );
  const chosen = mine.filter(({ name, at, clauses, waypoint }) =>
    [name, at.file, waypoint ?? '', ...clauses.map(({ id }) => id)].some((words) =>
      words.toLowerCase().includes(wanted),
    ),
  );
  if (chosen.length === 0 && wanted !== '') {
    throw new InputError(
      `No scenario has “${wanted}” in its name, file, clause or waypoint.`,
      `there are ${mine.length} scenarios; leave out --filter to play them all`,
    );
  }
  const counts = input.flag('coverage') && origins !== null;
  const coverage = counts ? createCoverage(journey, origins) : null;
  const engine = createEngine(journey, createShapeValidators(journey), coverage?.observe);
  const runner = createRunner(journey, engine, suite);
  const outcomes = chosen.map((scenario) => runner.run(scenario));
  return { outcomes, coverage: coverage?.report() ?? null };
}
