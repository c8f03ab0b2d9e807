import { join } from 'node:path';
import {
  hasPassed,
  percent,
  renderOutcome,
  renderProblem,
  type CoverageReport,
  type Explain,
} from '../../../src/scenarios';
import { counted } from '../findings/counted';
import type { CommandContext } from '../frame/command-context';
import type { TestReport } from './test-report';

/** For people: what failed and why, what no scenario decides, and the figures in the last lines. */
export function printPretty(context: CommandContext, report: TestReport, explain?: Explain): void {
  const { files, colours } = context;
  const print = (text: string): void => context.print(text);
  const { outcomes, problems, coverage } = report;
  for (const problem of problems) print(`${colours.red(renderProblem(problem, files))}\n`);
  const failed = outcomes.filter((outcome) => !hasPassed(outcome));
  for (const outcome of failed) print(`${renderOutcome(outcome, files, explain)}\n`);
  if (coverage !== null) printCoverage(context, coverage);
  const places = new Set(outcomes.map(({ scenario }) => scenario.at.file)).size;
  const played = `played ${counted(outcomes.length, 'scenario')} of ${counted(places, 'file')}`;
  const failures = failed.length === 0 ? [] : [`${failed.length} failed`];
  const unread =
    problems.length === 0 ? [] : [`${counted(problems.length, 'problem')} in how they are written`];
  const wrong = [...failures, ...unread];
  if (wrong.length === 0) print(colours.green(`${played}: all passed`));
  else print(colours.red(`${played}: ${wrong.join(', ')}`));
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
