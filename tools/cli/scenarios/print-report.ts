import { join } from 'node:path';
import {
  groupCauses,
  hasPassed,
  percent,
  placeIn,
  renderCause,
  renderProblem,
  tellStopped,
  type Cause,
  type CoverageReport,
  type Explain,
  type Located,
  type Outcome,
  type ScenarioProblem,
} from '../../../src/scenarios';
import { counted } from '../findings';
import type { CommandContext } from '../frame/command';
import { howToBegin } from './how-to-begin';

/** What a run of `journey test` has to say. */
export interface TestReport {
  readonly outcomes: readonly Outcome[];
  /** What could not be read, and so was not played. */
  readonly problems: readonly ScenarioProblem[];
  /** null where it was not asked for. */
  readonly coverage: CoverageReport | null;
}

/** For people: what failed and why, what no scenario decides, and the figures in the last lines. */
export function printPretty(context: CommandContext, report: TestReport, explain?: Explain): void {
  const { files, colours } = context;
  const print = (text: string): void => context.print(text);
  const { outcomes, problems, coverage } = report;
  for (const problem of problems) print(`${colours.red(renderProblem(problem, files))}\n`);
  const { causes, stopped } = groupCauses(outcomes);
  for (const [index, cause] of causes.entries())
    print(`${index + 1}. ${renderCause(cause, files, explain)}\n`);
  for (const each of stopped) print(`${tellStopped(each)}\n`);
  if (coverage !== null) printCoverage(context, coverage);
  if (outcomes.length === 0 && problems.length === 0) print(howToBegin(context));
  else print(colours[isClean(report) ? 'green' : 'red'](summarise(report)));
  if (causes.some(isWritable)) print('what is right as it is now: journey test --accept');
}

/** Whether something else can be written for an expectation that does not hold. */
const isWritable = ({ failures }: Cause): boolean =>
  failures.some(({ mismatch }) => mismatch?.instead != null);

const isClean = ({ outcomes, problems }: TestReport): boolean =>
  problems.length === 0 && outcomes.every(hasPassed);

/** The last line: what was played, and how it went. */
export function summarise(report: TestReport): string {
  const { outcomes, problems } = report;
  const places = new Set(outcomes.map(({ scenario }) => scenario.at.file)).size;
  const generated = outcomes.filter(({ scenario }) => scenario.isGenerated).length;
  const unread = generated === 0 ? '' : ` (${String(generated)} generated, to be reviewed)`;
  const played = `played ${counted(outcomes.length, 'scenario')} of ${counted(places, 'file')}${unread}`;
  if (isClean(report))
    return outcomes.length === 0 ? 'there are no scenarios' : `${played}: all passed`;
  const failed = outcomes.filter((outcome) => !hasPassed(outcome)).length;
  const causes = counted(groupCauses(outcomes).causes.length, 'cause');
  const failures = failed === 0 ? [] : [`${failed} failed for ${causes}`];
  const written =
    problems.length === 0 ? [] : [`${counted(problems.length, 'problem')} in how they are written`];
  return `${played}: ${[...failures, ...written].join(', ')}`;
}

function printCoverage(context: CommandContext, { gaps, ...shares }: CoverageReport): void {
  for (const { origin, words, place: rule } of gaps) {
    const place = `${join(context.shownFolder, origin.file)}:${origin.line}:${origin.column}`;
    context.print(`${place}: ${words} (${rule})`);
  }
  if (gaps.length > 0) context.print('');
  for (const [name, share] of Object.entries(shares)) {
    context.print(
      `${name.padEnd(9)} ${percent(share).padStart(5)} % (${share.reached} of ${share.all})`,
    );
  }
}

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
