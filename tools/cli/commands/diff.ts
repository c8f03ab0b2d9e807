import { compareBrands } from '../diff/compare-brands';
import { failOn } from '../diff/fail-on';
import { findingsOfDiff } from '../diff/findings-of-diff';
import { printDiff } from '../diff/print-diff';
import { withSides, type Sides } from '../diff/sides';
import type { ToldDiff } from '../diff/told';
import { counted, shownFrom } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';
import { reports } from '../reports/reports';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Says what is otherwise between two versions of a configuration, for which households. */
export const diff: Command = async (context, input) => {
  const failing = failOn(input.option('fail-on'));
  const found = await withSides(context, input, (sides) => ({
    diff: compareBrands(sides),
    names: namesOf(sides),
    after: sides.after,
  }));
  const { told, incomplete } = found.diff;
  print(context, found.diff, found.names, found.after, failing);
  if (told.some(({ kinds }) => kinds.some((each) => failing.has(each)))) return exitCode.findings;
  return incomplete.length > 0 ? exitCode.incomplete : exitCode.clean;
};

function print(
  context: CommandContext,
  diff: ToldDiff,
  names: { readonly before: string; readonly after: string },
  after: CommandContext,
  failing: ReturnType<typeof failOn>,
): void {
  const { told, incomplete } = diff;
  const summary = summarise(diff, names);
  const report = reports[context.format];
  if (report !== undefined) {
    const findings = shownFrom(findingsOfDiff(told, failing), after);
    context.print(report({ command: 'diff', findings, summary }));
    return;
  }
  if (context.format === 'json') {
    const { causes, ...rest } = diff;
    const document = {
      version: documentVersion,
      ...names,
      ...rest,
      causes: Object.fromEntries(causes),
    };
    context.print(JSON.stringify(document, null, 2));
    return;
  }
  printDiff(diff, after);
  for (const each of incomplete) context.print(`not compared: ${each}`);
  const { green, bold } = context.colours;
  context.print((told.length === 0 ? green : bold)(summary));
}

const namesOf = ({ before, after }: Sides) => ({
  before: before.shownFolder,
  after: after.shownFolder,
});

/** What was looked at, and how much was found. */
function summarise(
  { told, compared, incomplete }: ToldDiff,
  names: { readonly before: string; readonly after: string },
): string {
  const words = told.filter(({ kinds }) => kinds[0] === 'words').length;
  const found =
    told.length === 0
      ? 'no differences'
      : [
          told.length > words ? counted(told.length - words, 'difference') : '',
          words > 0 ? `${counted(words, 'text')} changed` : '',
        ]
          .filter((each) => each !== '')
          .join(', ');
  const left = incomplete.length === 0 ? '' : `, ${counted(incomplete.length, 'place')} not`;
  return `compared ${counted(compared, 'place')} of ${names.before} and ${names.after}${left}: ${found}`;
}
