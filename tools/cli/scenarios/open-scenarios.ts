import { createShapeValidators } from '../../../src/compiler';
import { createEngine } from '../../../src/engine';
import {
  createCoverage,
  createRunner,
  type Runner,
  type Scenario,
  type Suite,
} from '../../../src/scenarios';
import { requireJourney } from '../findings';
import type { CommandContext, CommandInput } from '../frame/command';
import { chooseScenarios } from './choose-scenarios';
import type { TestReport } from './print-report';
import { readScenarios } from './read-scenarios';

/** The scenarios that are asked for, and what plays them in the journey as it is. */
export interface Opened {
  readonly chosen: readonly Scenario[];
  readonly runner: Runner;
  /** All that are chosen; played once, however often it is asked. */
  readonly play: () => TestReport;
  /** The same journey with other scenarios: path from the configuration's folder → text. */
  readonly reopen: (files: ReadonlyMap<string, string>) => {
    readonly suite: Suite;
    readonly runner: Runner;
  };
}

export function openScenarios(context: CommandContext, input: CommandInput): Opened {
  const journey = requireJourney(context);
  const { origins } = context.compile();
  const { suite, problems } = readScenarios(context);
  const chosen = chooseScenarios(context, suite, input.option('filter'));
  const counts = input.flag('coverage') && origins !== null;
  const coverage = counts ? createCoverage(journey, origins) : null;
  const engine = createEngine(journey, createShapeValidators(journey), coverage?.observe);
  const runner = createRunner(journey, engine, suite);
  let played: TestReport | null = null;
  return {
    chosen,
    runner,
    play: () =>
      (played ??= {
        outcomes: chosen.map((scenario) => runner.run(scenario)),
        problems,
        coverage: coverage?.report() ?? null,
      }),
    reopen: (files) => {
      const { folder, shownFolder, brand } = context;
      const { suite: other } = readScenarios({ files, folder, shownFolder, brand });
      return { suite: other, runner: createRunner(journey, engine, other) };
    },
  };
}
