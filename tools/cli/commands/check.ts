import type { Diagnostic } from '../../../src/compiler';
import { otherBrands } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import type { ExitCode } from '../frame/exit';
import { keptCheck, type Looked } from '../checking/kept-check';
import { printCheck } from '../checking/print-check';

/** A warning counts as a finding too: a configuration that is handed over has none. */
export const check: Command = async (context, input) => {
  if (input.flag('watch')) {
    await context.prepare();
    const { watch } = await import('../watch');
    return watch(context, checkOnce, { doing: 'checking', traced: false });
  }
  const kept = input.flag('cache') ? keptCheck(context) : null;
  const before = kept?.find() ?? null;
  if (before !== null) return printCheck(before, context);
  await context.prepare();
  const looked = look(context);
  kept?.keep(looked);
  return printCheck(looked, context);
};

const checkOnce = (context: CommandContext): ExitCode => printCheck(look(context), context);

function look(context: CommandContext): Looked {
  const { checked, diagnostics } = context.compile();
  return { checked, diagnostics: withBrands(diagnostics, context) };
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
