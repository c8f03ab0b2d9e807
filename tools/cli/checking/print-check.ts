import { countsOf, renderFindings, shownFrom, summarise, titled } from '../findings';
import type { CommandContext } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';
import { reports } from '../reports/reports';
import type { Looked } from './kept-check';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

type Printing = Pick<CommandContext, 'files' | 'shownFolder' | 'format' | 'colours' | 'print'>;

/** Prints what was found as `--format` says. A warning counts as a finding too. */
export function printCheck(looked: Looked, context: Printing): ExitCode {
  const { diagnostics, checked } = looked;
  const report = reports[context.format];
  if (report !== undefined) {
    const findings = shownFrom(diagnostics.map(titled), context);
    context.print(report({ command: 'check', findings, summary: summarise(looked) }));
  } else if (context.format === 'json') {
    const document = {
      version: documentVersion,
      folder: context.shownFolder,
      findings: diagnostics,
      counts: countsOf(looked),
      whole: checked.whole,
    };
    context.print(JSON.stringify(document, null, 2));
  } else {
    if (diagnostics.length > 0)
      context.print(`${renderFindings(diagnostics.map(titled), context)}\n`);
    const { green, bold } = context.colours;
    context.print((diagnostics.length === 0 ? green : bold)(summarise(looked)));
    const [first] = diagnostics;
    if (first !== undefined) context.print(`what a code means: journey explain ${first.code}`);
  }
  return diagnostics.length === 0 ? exitCode.clean : exitCode.findings;
}
