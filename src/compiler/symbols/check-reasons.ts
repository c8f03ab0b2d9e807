import { equal } from '../../rules';
import type { Report } from '../diagnostic';
import type { FieldSource } from '../language';
import { entries, type Cursor } from '../source';

/** Keys of a question that no overlay changes without a reason. */
const guarded = ['consent', 'required', 'sensitive'] as const;

export interface WithFields {
  readonly fields?: Readonly<Record<string, FieldSource | null>>;
}

interface Laid {
  readonly base: WithFields;
  /** The base with the overlay laid over it. */
  readonly whole: WithFields;
  /** What the overlay lies over, in words. */
  readonly of: 'the section' | 'the base';
}

/**
 * What an overlay changes of a consent, a requirement or what is sensitive says why (JC534). What a
 * question has by `like` is its own too, and may go by another `like`.
 */
export function checkReasons(
  over: Cursor<WithFields>,
  { base, whole, of }: Laid,
  report: Report,
): void {
  for (const [name, said] of entries<FieldSource | null>(over.find('fields'))) {
    const below = base.fields?.[name];
    const reason = said.value?.because;
    if (below === undefined || below === null || reason !== undefined) continue;
    const above = whole.fields?.[name];
    const changed = guarded.filter(
      (key) =>
        below[key] !== undefined &&
        (said.value === null || key in said.value || !equal(below[key], above?.[key] ?? null)),
    );
    for (const key of changed)
      report.add(
        'JC534',
        placeOf(said, key),
        `This changes \`${key}\` of ${of}’s question \`${name}\` and does not say why.`,
        { key: true, help: 'add `because` to the question' },
      );
  }
}

function placeOf(said: Cursor<FieldSource | null>, key: keyof FieldSource): Cursor<unknown> {
  if (said.value === null) return said;
  const by = key in said.value ? key : 'like';
  return said.as({ ...said.value }).part(by, said.value[by] ?? null);
}
