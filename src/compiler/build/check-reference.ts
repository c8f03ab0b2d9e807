import type { Context } from '../context';
import { didYouMean, type DiagnosticCode } from '../diagnostic';
import type { Cursor } from '../source';

interface References {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly names: (context: Context) => Iterable<string>;
}

const kinds = {
  step: { code: 'JC301', what: 'step', names: ({ symbols }) => symbols.steps.keys() },
  section: { code: 'JC302', what: 'section', names: ({ symbols }) => symbols.sections },
  bundle: { code: 'JC304', what: 'bundle', names: ({ symbols }) => symbols.bundles.keys() },
  call: { code: 'JC305', what: 'call', names: ({ symbols }) => symbols.calls.keys() },
  sequence: { code: 'JC306', what: 'sequence', names: ({ symbols }) => symbols.sequences.keys() },
  track: { code: 'JC308', what: 'tracking record', names: ({ symbols }) => symbols.tracks },
} as const satisfies Readonly<Record<string, References>>;

/** Whether a name leads to something. */
export function checkReference(
  kind: keyof typeof kinds,
  at: Cursor<string>,
  context: Context,
): boolean {
  const { code, what, names } = kinds[kind];
  const known = new Set(names(context));
  if (known.has(at.value)) return true;
  context.report.add(code, at, `There is no ${what} \`${at.value}\`.`, {
    help: didYouMean(at.value, known),
  });
  return false;
}

/** The name, once it is known to lead to something; null for none. */
export function reference(
  kind: keyof typeof kinds,
  at: Cursor<string> | null,
  context: Context,
): string | null {
  if (at === null) return null;
  checkReference(kind, at, context);
  return at.value;
}

/** Whether a section has a field of this name. */
export function checkField(
  at: Cursor<unknown>,
  name: string,
  known: Iterable<string>,
  context: Context,
  key = false,
): boolean {
  const names = new Set(known);
  if (names.has(name)) return true;
  context.report.add('JC303', at, `This section has no field \`${name}\`.`, {
    key,
    help: didYouMean(name, names),
  });
  return false;
}
