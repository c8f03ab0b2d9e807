import type { Diagnostic } from '../../../src/compiler';
import { countsOf, otherBrands, renderFindings, shownFrom, summarise, titled } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';
import { reports } from '../reports/reports';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** A warning counts as a finding too: a configuration that is handed over has none. */
export const check: Command = async (context, input) => {
  if (!input.flag('watch')) return checkOnce(context);
  const { watch } = await import('../watch');
  return watch(context, checkOnce, { doing: 'checking', traced: false });
};

function checkOnce(context: CommandContext): ExitCode {
  const base = context.compile();
  const { checked } = base;
  const diagnostics = withBrands(base.diagnostics, context);
  const compilation = { checked, diagnostics };
  const report = reports[context.format];
  if (report !== undefined) {
    const findings = shownFrom(diagnostics.map(titled), context);
    context.print(report({ command: 'check', findings, summary: summarise(compilation) }));
  } else if (context.format === 'json') {
    const document = {
      version: documentVersion,
      folder: context.shownFolder,
      findings: diagnostics,
      counts: countsOf(compilation),
      whole: checked.whole,
    };
    context.print(JSON.stringify(document, null, 2));
  } else {
    if (diagnostics.length > 0)
      context.print(`${renderFindings(diagnostics.map(titled), context)}\n`);
    const { green, bold } = context.colours;
    context.print((diagnostics.length === 0 ? green : bold)(summarise(compilation)));
    const [first] = diagnostics;
    if (first !== undefined) context.print(`what a code means: journey explain ${first.code}`);
  }
  return diagnostics.length === 0 ? exitCode.clean : exitCode.findings;
}

/** What is wrong with the base, with the journey of each brand that says something else, and with each in every language. */
function withBrands(base: readonly Diagnostic[], context: CommandContext): readonly Diagnostic[] {
  const brands = otherBrands(context).map((brand) => context.forBrand(brand));
  const all = [
    ...base,
    ...brands.flatMap((brand) => brand.compile().diagnostics),
    ...[context, ...brands].flatMap((each) =>
      each.compileLocales().flatMap(({ diagnostics }) => diagnostics),
    ),
  ];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
