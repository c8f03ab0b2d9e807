import type { FieldSchemaSource, FieldSource, SectionSource } from '../language';
import { joinPath } from '../../rules';
import { entries, type Cursor } from '../source';

type Section = Cursor<SectionSource>;

/** A question as it stands in its section, with what it takes over from another. */
export interface Question {
  readonly name: string;
  /** Dotted path in the answers. */
  readonly path: string;
  /** All that is said of it. */
  readonly at: Cursor<FieldSource>;
  /** Shape of the answer: written, or that of a consent or list. */
  readonly schema: Cursor<FieldSchemaSource>;
  readonly section: Section;
}

const known = new WeakMap<Section, readonly Question[]>();

/** The questions of a section in the order in which they are asked: those without a group, then group by group. */
export function questionsOf(section: Section): readonly Question[] {
  const found = known.get(section) ?? collect(section);
  known.set(section, found);
  return found;
}

function collect(section: Section): readonly Question[] {
  const all = entries(section.find('fields')).map(([name, at]): Question => ({
    name,
    path: pathOf(name, at.value, section.value.at),
    at,
    schema: schemaOf(at),
    section,
  }));
  const groups = Object.keys(section.value.groups ?? {});
  const place = ({ at }: Question): number => groups.indexOf(at.value.group ?? '');
  return all.toSorted((a, b) => place(a) - place(b));
}

/** Where the answer is kept (Z2). */
export const pathOf = (name: string, said: FieldSource, at: string | undefined): string =>
  said.answer ?? joinPath(at ?? '', name);

const box = { type: 'boolean' } as const;
const list = { type: 'array' } as const;
const text = { type: 'string' } as const;

function schemaOf(at: Cursor<FieldSource>): Cursor<FieldSchemaSource> {
  if (at.value.choices !== undefined || at.value.files !== undefined) return at.as(list);
  const written = at.find('schema');
  if (written !== null) return written;
  if (at.value.list !== undefined) return at.as(list);
  return at.as(at.value.consent === undefined ? text : box);
}
