import { relative, sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createShapeValidators } from '../../../src/compiler';
import { partnersIn } from '../../../src/scenarios';
import { testgen, type Generated } from '../../../src/testgen';
import { counted, requireJourney } from '../findings';
import type { CommandContext } from '../frame/command';
import { exitCode, Stopped } from '../frame/exit';
import { readScenarios } from '../scenarios/read-scenarios';

interface Wanted {
  /** The folder that they are for, in full. */
  readonly out: string;
  /** Whether those that stand there may be replaced. */
  readonly isForced: boolean;
  /** Whether outcomes count that scenarios come to already. */
  readonly isAll: boolean;
  /** What the file and place of a rule must have in it. */
  readonly only: string;
}

/** Scenarios for every outcome of a rule that no scenario comes to; nothing is written yet. */
export function generateScenarios(
  context: CommandContext,
  { out, isForced, isAll, only }: Wanted,
): Generated {
  // Minutes of work are worth optimised code, which other commands go without.
  setFlagsFromString('--interrupt-budget=132096');
  const journey = requireJourney(context);
  const { origins } = context.compile();
  if (origins === null) throw new Error('the journey was compiled without its origins');
  const { brand, files, folder } = context;
  const { suite } = readScenarios(context);
  const replaced = relative(folder, out).split(sep).join('/');
  const isReplaced = (file: string): boolean => isForced && file.startsWith(`${replaced}/`);
  const scenarios = suite.scenarios.filter(
    ({ at, isGenerated, waypoint }) => waypoint !== null || !isGenerated || !isReplaced(at.file),
  );
  const generated = testgen(
    {
      ...{ journey, origins, suite: { ...suite, scenarios } },
      validators: createShapeValidators(journey),
    },
    {
      households: [...partnersIn(files).keys()],
      counts: !isAll,
      wanted: ({ origin }) =>
        origin !== null &&
        (brand === null || origin.file.startsWith(`brands/${brand}/`)) &&
        `${origin.file}#${origin.pointer}`.includes(only),
    },
  );
  if (generated.failed.length > 0) {
    const names = generated.failed.slice(0, 3).map(({ name, at }) => `${at.file}: ${name}`);
    context.terminal.writeError(
      `${names.join('\n')}\n${counted(generated.failed.length, 'scenario')} failed as the journey is: mend them first (journey test).\n`,
    );
    throw new Stopped(exitCode.incomplete);
  }
  return generated;
}

/** The last line: how much there is, and how much of it is covered now. */
export function summarise({ counts, left }: Generated, isWritten: boolean): string {
  const { goals, before, after, scenarios, atLeast } = counts;
  const of = (why: Generated['left'][number]['why'], words: string): readonly string[] => {
    const count = left.filter((each) => each.why === why).length;
    return count === 0 ? [] : [`${String(count)} ${words}`];
  };
  const rest = [
    ...of('never', 'never come about'),
    ...of('notPlayed', 'not found'),
    ...of('tooLarge', 'too much to work out'),
  ];
  const fewest =
    scenarios === atLeast
      ? 'no fewer would do'
      : `at least ${String(atLeast)} of these ways are needed`;
  return [
    `${isWritten ? 'wrote' : 'would write'} ${counted(scenarios, 'scenario')} (${fewest}): `,
    `covered ${counted(before, 'outcome')} of ${String(goals)} before, ${String(after)} with them`,
    ...(rest.length === 0 ? [] : [`; ${rest.join(', ')}`]),
  ].join('');
}
