import { relative, sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createShapeValidators, type Finding } from '../../../src/compiler';
import { partnersIn } from '../../../src/scenarios';
import { testgen as generate, type Generated } from '../../../src/testgen';
import { counted, renderFindings, requireJourney, shownFrom } from '../findings';
import type { Command, CommandContext, CommandInput } from '../frame/command';
import { exitCode, Stopped, type ExitCode } from '../frame/exit';
import { reports } from '../reports/reports';
import { readScenarios } from '../scenarios/read-scenarios';
import { leftFindings } from '../testgen/left-findings';
import { folderOf, textsOf, writeAll } from '../testgen/scenario-files';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Writes scenarios for every outcome of a rule that no scenario comes to. */
export const testgen: Command = (context, input) => {
  // Minutes of work are worth optimised code, which other commands go without.
  setFlagsFromString('--interrupt-budget=132096');
  const out = folderOf(context, input.option('out'));
  const generated = generatedBy(context, input, out);
  const journey = requireJourney(context);
  const findings = leftFindings(generated.left, journey, context);
  const texts = textsOf(generated, out, context);
  const isWritten = input.option('out') !== null;
  if (isWritten) writeAll(texts, input.flag('force'));
  print(context, { generated, findings, texts, isWritten });
  return codeOf(generated);
};

/** What never comes about is a finding; what nobody came to was not worked out. */
function codeOf({ left }: Generated): ExitCode {
  if (left.length === 0) return exitCode.clean;
  return left.some(({ why }) => why === 'never') ? exitCode.findings : exitCode.incomplete;
}

function generatedBy(context: CommandContext, input: CommandInput, out: string): Generated {
  const journey = requireJourney(context);
  const { origins } = context.compile();
  if (origins === null) throw new Error('the journey was compiled without its origins');
  const { brand, files, folder } = context;
  const { suite } = readScenarios(context);
  const replaced = relative(folder, out).split(sep).join('/');
  const isReplaced = (file: string): boolean =>
    input.flag('force') && file.startsWith(`${replaced}/`);
  const scenarios = suite.scenarios.filter(
    ({ at, isGenerated, waypoint }) => waypoint !== null || !isGenerated || !isReplaced(at.file),
  );
  const only = input.option('only') ?? '';
  const generated = generate(
    {
      ...{ journey, origins, suite: { ...suite, scenarios } },
      validators: createShapeValidators(journey),
    },
    {
      households: [...partnersIn(files).keys()],
      counts: !input.flag('all'),
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

interface Printed {
  readonly generated: Generated;
  readonly findings: readonly Finding[];
  readonly texts: ReadonlyMap<string, string>;
  readonly isWritten: boolean;
}

function print(context: CommandContext, printed: Printed): void {
  const { generated, findings, texts, isWritten } = printed;
  const summary = summarise(generated, isWritten);
  const shown = (path: string): string => relative(context.cwd, path).split(sep).join('/');
  const report = reports[context.format];
  if (report !== undefined) {
    context.print(report({ command: 'testgen', findings: shownFrom(findings, context), summary }));
  } else if (context.format === 'json') {
    const { counts } = generated;
    const files = Object.fromEntries(
      [...texts].map(([path, text]) => [shown(path), JSON.parse(text) as unknown]),
    );
    const document = {
      version: documentVersion,
      folder: context.shownFolder,
      counts,
      files,
      findings,
    };
    context.print(JSON.stringify(document, null, 2));
  } else {
    for (const [path, text] of texts)
      context.print(isWritten ? shown(path) : `${context.colours.bold(shown(path))}\n${text}`);
    if (findings.length > 0) context.print(`${renderFindings(findings, context)}\n`);
    context.print(context.colours.bold(summary));
    const [first] = findings;
    if (first !== undefined) context.print(`what a code means: journey explain ${first.code}`);
  }
}

/** The last line: how much there is, and how much of it is covered now. */
function summarise({ counts, left }: Generated, isWritten: boolean): string {
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
