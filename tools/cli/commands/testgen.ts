import { relative, sep } from 'node:path';
import type { Finding } from '../../../src/compiler';
import type { Generated } from '../../../src/testgen';
import { renderFindings, requireJourney, shownFrom } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';
import { reports } from '../reports/reports';
import { generateScenarios, summarise } from '../testgen/generate-scenarios';
import { leftFindings } from '../testgen/left-findings';
import { folderOf, textsOf, writeAll } from '../testgen/scenario-files';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Writes scenarios for every outcome of a rule that no scenario comes to. */
export const testgen: Command = (context, input) => {
  const out = folderOf(context, input.option('out'));
  const generated = generateScenarios(context, {
    out,
    isForced: input.flag('force'),
    isAll: input.flag('all'),
    only: input.option('only') ?? '',
  });
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
