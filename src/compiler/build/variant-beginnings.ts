import type { CompiledField, CompiledReaction } from '../../engine';
import type { SectionUnit } from '../symbols';

/** Whether a variant, and not the section itself, says what a field starts as. */
export function beginsWithVariant({ section, variant }: SectionUnit, name: string): boolean {
  const initial = section.find('initial')?.find(name) ?? null;
  return variant !== null && initial !== null && initial.file !== section.file;
}

/**
 * A journey starts before it is known which variant will be in force. So what a variant lets its
 * fields start as is set when that variant is first entered, unless there is an answer by then.
 */
export const variantBeginnings = (
  unit: SectionUnit,
  fields: readonly CompiledField[],
): readonly CompiledReaction[] =>
  fields
    .filter(({ name }) => beginsWithVariant(unit, name))
    .map(({ name, path }) => ({
      on: { kind: 'entered' },
      when: { '!': { isAnswered: { var: path } } },
      changes: [
        {
          when: true,
          set: { [path]: unit.section.value.initial?.[name] ?? null },
          clear: [],
          untouch: [],
          call: [],
          track: [],
          run: null,
          goTo: null,
          open: null,
        },
      ],
      source: [],
    }));
