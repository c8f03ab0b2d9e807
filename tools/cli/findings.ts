import { join, sep } from 'node:path';
import {
  codes,
  hasOverlay,
  renderFinding,
  type Compilation,
  type Diagnostic,
  type Finding,
  type FindingPart,
} from '../../src/compiler';
import type { CompiledJourney } from '../../src/journey';
import type { CommandContext } from './frame/command';
import { exitCode, Stopped } from './frame/exit';
import type { Colours } from './frame/terminal';

/** The compiled journey. With errors in it a command cannot go on: they are printed, and it ends with 1. */
export function requireJourney(context: CommandContext): CompiledJourney {
  const compilation = context.compile();
  if (compilation.journey !== null) return compilation.journey;
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  context.terminal.writeError(
    `${renderFindings(errors.map(titled), context)}\n\n${summarise(compilation)}\n`,
  );
  throw new Stopped(exitCode.findings);
}

const paints: Readonly<Record<FindingPart, keyof Colours>> = {
  error: 'red',
  warning: 'yellow',
  message: 'bold',
  gutter: 'blue',
};

/** The brands that say something else than the base, where none is asked for: one that only looks otherwise does not. */
export const otherBrands = ({ brand, brands, files }: CommandContext): readonly string[] =>
  brand === null ? brands.filter((name) => hasOverlay(files, name)) : [];

/** What the compiler found, with what its code stands for. */
export const titled = (diagnostic: Diagnostic): Finding => ({
  ...diagnostic,
  title: codes[diagnostic.code],
});

/** Findings with their files as they are named from where the command runs. */
export const shownFrom = (
  findings: readonly Finding[],
  { shownFolder }: Pick<CommandContext, 'shownFolder'>,
): readonly Finding[] => {
  const shown = (file: string) => join(shownFolder, file).split(sep).join('/');
  return findings.map((each) => ({
    ...each,
    file: shown(each.file),
    also: each.also.map((other) => ({ ...other, file: shown(other.file) })),
  }));
};

/** Every finding for people, with its line; files as they are named from where the command runs. */
export function renderFindings(
  findings: readonly Finding[],
  context: Pick<CommandContext, 'files' | 'colours' | 'shownFolder'>,
): string {
  const { files, colours } = context;
  return shownFrom(findings, context)
    .map((each, index) =>
      renderFinding(each, files.get(findings[index]?.file ?? '') ?? null, (part, text) =>
        colours[paints[part]](text),
      ),
    )
    .join('\n\n');
}

/** What was looked at and found, of a compilation or of several. */
type Looked = Pick<Compilation, 'checked' | 'diagnostics'>;

export interface Counts {
  readonly files: number;
  readonly rules: number;
  readonly variants: number;
  readonly errors: number;
  readonly warnings: number;
}

export function countsOf({ checked, diagnostics }: Looked): Counts {
  const of = (severity: Diagnostic['severity']) =>
    diagnostics.filter((each) => each.severity === severity).length;
  const { files, rules, variants } = checked;
  return { files, rules, variants, errors: of('error'), warnings: of('warning') };
}

/** The last line: what was looked at, and how much was found. What was not looked at is said. */
export function summarise(compilation: Looked): string {
  const { files, rules, variants, errors, warnings } = countsOf(compilation);
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const findings = found.length === 0 ? 'no findings' : found.join(', ');
  if (!compilation.checked.whole) {
    return `checked ${counted(files, 'file')}: ${findings}. Names, rules and texts were not looked at: mend the files first.`;
  }
  const looked = [
    counted(files, 'file'),
    counted(rules, 'rule'),
    ...(variants > 0 ? [counted(variants, 'variant')] : []),
  ];
  return `checked ${looked.join(', ')}: ${findings}`;
}

/** `1,200`. Without `toLocaleString`, which loads 20 ms of languages. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 file`, `2 files`, `1,200 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`;
