import type { CompiledContent } from '../../journey';
import type { Context } from '../context';
import { didYouMean, type DiagnosticCode } from '../diagnostic';
import type { Cursor } from '../source';

type Names = Pick<ReadonlySet<string>, 'has' | 'keys'>;

interface References {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly names: (context: Context) => Names;
}

const kinds = {
  step: { code: 'JC301', what: 'step', names: ({ symbols }) => symbols.steps },
  section: { code: 'JC302', what: 'section', names: ({ symbols }) => symbols.sections },
  dialog: {
    code: 'JC302',
    what: 'dialog',
    names: ({ symbols }) =>
      new Set(
        symbols.units.flatMap(({ section }) =>
          section.value.present === undefined ? [] : [section.value.id],
        ),
      ),
  },
  bundle: { code: 'JC304', what: 'bundle', names: ({ symbols }) => symbols.bundles },
  call: { code: 'JC305', what: 'call', names: ({ symbols }) => symbols.calls },
  sequence: { code: 'JC306', what: 'sequence', names: ({ symbols }) => symbols.sequences },
  track: { code: 'JC308', what: 'tracking record', names: ({ symbols }) => symbols.tracks },
} as const satisfies Readonly<Record<string, References>>;

/** Whether a name leads to something. */
export function checkReference(
  kind: keyof typeof kinds,
  at: Cursor<string>,
  context: Context,
): boolean {
  const { code, what, names } = kinds[kind];
  const known = names(context);
  if (known.has(at.value)) return true;
  context.report.add(code, at, `There is no ${what} \`${at.value}\`.`, {
    help: didYouMean(at.value, known.keys()),
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
  names: readonly string[],
  context: Context,
  key = false,
): boolean {
  if (names.includes(name)) return true;
  context.report.add('JC303', at, `This section has no field \`${name}\`.`, {
    key,
    help: didYouMean(name, names),
  });
  return false;
}

/** Whether a section has a block of this name among its content. */
export function checkBlock(
  at: Cursor<string>,
  content: readonly CompiledContent[],
  context: Context,
): void {
  const ids = content.map(({ id }) => id);
  if (ids.includes(at.value)) return;
  context.report.add('JC303', at, `This section has no block \`${at.value}\`.`, {
    help: didYouMean(at.value, ids),
  });
}
