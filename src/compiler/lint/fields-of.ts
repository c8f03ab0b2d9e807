import type { Context } from '../context';
import type { FieldSchemaSource, SectionSource } from '../language';
import { entries, type Cursor } from '../source';
import type { Symbols } from '../symbols';

export interface FieldPlace {
  readonly name: string;
  readonly schema: Cursor<FieldSchemaSource>;
  readonly section: Cursor<SectionSource>;
}

const known = new WeakMap<Symbols, readonly FieldPlace[]>();

/** Every field of every section, once for each variant of it. */
export function fieldsOf({ symbols }: Context): readonly FieldPlace[] {
  const fields = known.get(symbols) ?? collect(symbols);
  known.set(symbols, fields);
  return fields;
}

const collect = ({ units }: Symbols): readonly FieldPlace[] =>
  units.flatMap(({ section }) =>
    entries(section.at('schema').find('properties')).map(([name, schema]) => ({
      name,
      schema,
      section,
    })),
  );
