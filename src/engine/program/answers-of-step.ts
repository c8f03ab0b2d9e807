import type { CompiledContent, CompiledField, CompiledSection } from '../../journey';
import { getPath, isEmpty } from '../../rules';
import type { AnswerLine, AnswersView, FieldView, Json } from '../model';
import { format, plain } from '../text';
import type { Read } from './cell';
import type { Kit } from './kit';
import { fieldKey } from './names';
import { setOf, type FieldSet } from './set-of';

/**
 * Questions of the step that are on the page and answered, for a section that lists them: those of
 * the sections that the block names, or of all; but for what a row that is shown beside it says.
 */
export function answersOfStep(
  kit: Kit,
  beside: CompiledSection,
  { of }: CompiledContent,
  shown: readonly CompiledContent[],
  read: Read,
): readonly AnswersView[] {
  const { resolver, cells, reader } = kit;
  const said = new Set(
    shown.flatMap(({ row }) => row?.says.map(({ section, field }) => `${section}.${field}`) ?? []),
  );
  const sections = resolver.steps.get(beside.step)?.sections ?? [];
  return sections.flatMap((section) => {
    const isListed = of === undefined || of.includes(section.id);
    const isDrawn =
      isListed && section.present.as === 'page' && read(cells.section(section).place) !== null;
    const lines = isDrawn ? linesOf(kit, section, said, read) : [];
    if (lines.length === 0) return [];
    const title = of === undefined ? reader.fill(section.title, read) : [];
    return [{ section: section.id, title, lines }];
  });
}

interface Asked {
  readonly field: CompiledField;
  readonly view: FieldView;
  readonly set: FieldSet;
}

function linesOf(
  { cells, journey, reader }: Kit,
  section: CompiledSection,
  said: ReadonlySet<string>,
  read: Read,
): readonly AnswerLine[] {
  const asked = section.fields
    // What only helps to find an answer keeps an object, and is none itself.
    .filter(({ type, parts }) => type !== 'object' || parts !== null)
    .filter(({ name }) => getPath(section.uiSchema, `${name}.ui:widget`) !== 'hidden')
    .filter((field) => !said.has(fieldKey(section, field)))
    .map((field): Asked => {
      const view = read(cells.field({ section, field }).closed);
      return { field, view, set: setOf(section, field.name) };
    })
    .filter(({ view }) => view.shown);
  const told = new Set<string>();
  return asked.flatMap(({ field, view, set }): readonly AnswerLine[] => {
    const { name, target } = view;
    const line = (text: string, answer: AnswerLine['said'], agrees = false) => [
      { reference: { section: section.id, field: name, target, text }, said: answer, agrees },
    ];
    const heading = section.groups[set.name]?.title ?? [];
    const together = asked.filter((other) => other.set.name === set.name);
    if (heading.length > 0 && isOneLine(together, set.apart)) {
      if (told.has(set.name)) return [];
      told.add(set.name);
      const ticked = together.filter((each) => !isUnticked(each)).map((each) => each.field.subject);
      return line(plain(reader.fill(heading, read)), ticked.join(', ') || null);
    }
    if (isBox(field)) return line(field.subject, view.value === true, field.consent !== undefined);
    const answer = inWords(field, view, journey.locale);
    return isEmpty(answer) ? [] : line(field.subject, answer);
  });
}

/** Boxes that are told together: of what is not needed the ticks, of others that there is none. */
function isOneLine(together: readonly Asked[], apart: boolean): boolean {
  if (apart) return together.every(({ field }) => isBox(field));
  return together.every((each) => isUnticked(each) && each.field.consent === undefined);
}

const isBox = ({ type, options }: CompiledField): boolean => type === 'boolean' && options === null;

const isUnticked = ({ field, view }: Asked): boolean => isBox(field) && view.value !== true;

/** As the page says it; of a masked answer every digit but the last two is hidden. */
function inWords(field: CompiledField, view: FieldView, locale: string): string {
  const words = unmasked(field, view, locale);
  return field.masked === true ? words.replaceAll(/\d(?=(?:\D*\d){2})/g, '•') : words;
}

function unmasked(
  { shown }: CompiledField,
  { value, options, list, parts }: FieldView,
  locale: string,
): string {
  if (options !== null) return options.find((option) => option.value === value)?.label ?? '';
  if (list !== null) return list.items.map(({ summary }) => plain(summary)).join('; ');
  if (parts === null) return asSaid(value, shown, locale);
  const words = parts.map((part) => asSaid(part.value, undefined, locale));
  return words.filter((word) => !isEmpty(word)).join(' ');
}

const asSaid = (value: Json, as: CompiledField['shown'], locale: string): string =>
  format(value, as ?? (typeof value === 'string' ? 'date' : undefined), locale);
