import type { Compilation, Diagnostic } from '../../../src/compiler';
import { counted } from './counted';

export interface Counts {
  readonly files: number;
  readonly rules: number;
  readonly variants: number;
  readonly errors: number;
  readonly warnings: number;
}

export function countsOf({ checked, diagnostics }: Compilation): Counts {
  const of = (severity: Diagnostic['severity']) =>
    diagnostics.filter((each) => each.severity === severity).length;
  const { files, rules, variants } = checked;
  return { files, rules, variants, errors: of('error'), warnings: of('warning') };
}

/** The last line: what was looked at, and how much was found. What was not looked at is said. */
export function summarise(compilation: Compilation): string {
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
