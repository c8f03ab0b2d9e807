import { getPath, wordsOf } from '../../rules';
import type { AnswerLine, AnswersView, CompiledField, CompiledSection, FieldView } from '../model';
import { format, plain } from '../text';
import type { Read } from './cell';
import type { Kit } from './kit';

/** Every question of the step that is on the page and answered, beside the section that lists them. */
export function answersOfStep(
  kit: Kit,
  beside: CompiledSection,
  read: Read,
): readonly AnswersView[] {
  const { resolver, cells, reader } = kit;
  const sections = resolver.steps.get(beside.step)?.sections ?? [];
  return sections.flatMap((section) => {
    const isDrawn = section.present.as === 'page' && read(cells.section(section).place) !== null;
    const lines = isDrawn ? linesOf(kit, section, read) : [];
    return lines.length === 0
      ? []
      : [{ section: section.id, title: reader.fill(section.title, read), lines }];
  });
}

interface Asked {
  readonly field: CompiledField;
  readonly view: FieldView;
  /** The set of fields with a heading that it stands in; empty for none. */
  readonly set: string;
}

function linesOf(
  { cells, journey, reader }: Kit,
  section: CompiledSection,
  read: Read,
): readonly AnswerLine[] {
  const look = (name: string, of: string) => wordsOf(getPath(section.uiSchema, `${name}.${of}`));
  const asked = section.fields
    // What only helps to find an answer keeps an object, and is none itself.
    .filter(({ type, parts }) => type !== 'object' || parts !== null)
    .filter(({ name }) => look(name, 'ui:widget') !== 'hidden')
    .map((field): Asked => {
      const view = read(cells.field({ section, field }).closed);
      return { field, view, set: look(field.name, 'ui:options.set') };
    })
    .filter(({ view }) => view.shown);
  const told = new Set<string>();
  return asked.flatMap(({ field, view, set }): readonly AnswerLine[] => {
    const { name, target } = view;
    const line = (text: string, said: AnswerLine['said']) => [
      { reference: { section: section.id, field: name, target, text }, said },
    ];
    const heading = section.groups[set]?.title ?? [];
    const together = asked.filter((other) => other.set === set);
    if (heading.length > 0 && together.every(isUnticked)) {
      if (told.has(set)) return [];
      told.add(set);
      return line(plain(reader.fill(heading, read)), null);
    }
    if (isBox(field)) return line(field.subject, view.value === true);
    const said = inWords(field, view, journey.locale);
    return said === '' ? [] : line(field.subject, said);
  });
}

const isBox = ({ type, options }: CompiledField): boolean => type === 'boolean' && options === null;

const isUnticked = ({ field, view }: Asked): boolean => isBox(field) && view.value !== true;

function inWords(field: CompiledField, view: FieldView, locale: string): string {
  const { value, options, list, parts } = view;
  if (options !== null) return options.find((option) => option.value === value)?.label ?? '';
  if (list !== null) return list.items.map(({ summary }) => plain(summary)).join('; ');
  if (parts !== null) {
    return parts
      .map((part) => format(part.value, 'date', locale))
      .join(' ')
      .trim();
  }
  const as = field.shown ?? (typeof value === 'string' ? 'date' : undefined);
  const words = format(value, as, locale);
  return field.masked === true ? words.replaceAll(/\d(?=.*\d{2})/g, '•') : words;
}
