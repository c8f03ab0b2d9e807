import type { Context } from '../context';
import type { FieldSource, SectionSource, VariantSource } from '../language';
import { entries, type Cursor } from '../source';
import type { Sources, Symbols } from '../symbols';

type Keys = Readonly<Record<string, unknown>>;

/** A variant takes away what is there, and leaves to the section what its answers start as. */
export function checkOverlays(_: Sources, context: Context): void {
  for (const [over, bases] of overlaysOf(context.symbols)) {
    checkKeys(over, bases, context);
    for (const part of ['groups', 'actions'] as const)
      checkKeys(over.find(part), partsOf(bases, part), context);
    const below = partsOf(bases, 'fields');
    const fields = over.find('fields');
    checkKeys(fields, below, context);
    for (const [name, at] of entries<FieldSource | null>(fields)) {
      const asked = partsOf(below, name);
      // What the question is made like may say what is taken away again.
      if (at.value === null || 'like' in at.value) continue;
      checkKeys(at, asked, context, values);
      const initial = at.as(at.value).find('initial');
      if (initial === null || asked.length === 0) continue;
      context.report.add('JC536', initial, `\`${name}\` is a question of the section.`, {
        severity: 'warning',
        key: true,
        help: 'say `opens`: an answer starts before it is known which variant there is',
      });
    }
  }
}

/** Keys of which null is a value where nothing is there to take away. */
const values: ReadonlySet<string> = new Set(['initial', 'unticked']);

/** Null takes a key away (Z12): one that any of the sections has that the variant is laid over. */
function checkKeys(
  at: Cursor<object | null> | null,
  below: readonly Keys[],
  { report }: Context,
  meant: ReadonlySet<string> = new Set(),
): void {
  if (at === null || at.value === null) return;
  for (const [key, said] of entries<unknown>(at.as({ ...at.value }))) {
    if (said.value !== null || meant.has(key)) continue;
    if (below.some((each) => each[key] !== undefined && each[key] !== null)) continue;
    report.add('JC552', at.part(key, null), `There is no \`${key}\` here to take away.`, {
      severity: 'warning',
      key: true,
      help: 'leave it out, or write the name that the section has',
    });
  }
}

const partsOf = (all: readonly Keys[], key: string): readonly Keys[] =>
  all.flatMap((each) => {
    const part = each[key];
    return typeof part === 'object' && part !== null ? [{ ...part }] : [];
  });

/** Each overlay with the sections that it is laid over. */
function overlaysOf({
  units,
}: Symbols): ReadonlyMap<Cursor<VariantSource>, readonly (SectionSource & Keys)[]> {
  const found = new Map<Cursor<VariantSource>, readonly (SectionSource & Keys)[]>();
  for (const { overlay, base } of units)
    if (overlay !== null) found.set(overlay, [...(found.get(overlay) ?? []), { ...base.value }]);
  return found;
}
