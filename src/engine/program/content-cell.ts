import {
  isOfFiles,
  questionKey,
  type CompiledContent,
  type CompiledField,
  type CompiledSection,
} from '../../journey';
import { getPath, holds, isEmpty, wordsOf } from '../../rules';
import type {
  AnswerLine,
  AnswersView,
  ContentView,
  FieldReference,
  FieldView,
  Json,
  RowView,
} from '../model';
import { usesFiles } from '../seldom';
import { format, plain } from '../text';
import type { Cell, Kit, Read } from './kit';
import { chosenInWords } from './options-cell';
import { firstOf, saidNow } from './reader';
import { fieldKey } from './resolver';

/** Notices, alerts and notes of a section or step: those that hold now. */
export const contentCell = (
  kit: Kit,
  content: readonly CompiledContent[],
  name: string,
  section: CompiledSection | null = null,
): Cell<readonly ContentView[]> => ({
  name,
  compute: (read) => {
    const { reader } = kit;
    const scope = reader.scope(read);
    const shown = content.filter((item) => holds(item.when, scope));
    return shown.map((item) => ({
      id: item.id,
      kind: item.kind,
      title: reader.fill(item.title, read),
      text: reader.fill(item.text, read),
      items: item.items.map((text) => reader.fill(text, read)),
      under: item.under,
      ...(item.row !== undefined &&
        section !== null && { row: rowView(kit, section, item, item.row, read) }),
      ...(item.kind === 'answers' &&
        section !== null && { answers: answersOfStep(kit, section, item, shown, read) }),
    }));
  },
});

function rowView(
  kit: Kit,
  { step }: CompiledSection,
  { title }: CompiledContent,
  { note, inFull, tone, says }: NonNullable<CompiledContent['row']>,
  read: Read,
): RowView {
  const { reader } = kit;
  const [first] = says.flatMap((said) => shownQuestion(kit, step, said, read) ?? []);
  return {
    note: firstOf(kit, note, read),
    inFull: reader.fill(inFull, read),
    tone,
    way: first === undefined ? null : { ...first, text: plain(reader.fill(title, read)) },
  };
}

interface Question {
  readonly section: string;
  readonly field: string;
}

/** Where a question of the step is asked now; null where it is not. */
function shownQuestion(
  { resolver, cells }: Kit,
  step: string,
  { section: id, field: name }: Question,
  read: Read,
): Omit<FieldReference, 'text'> | null {
  for (const section of resolver.steps.get(step)?.sections ?? []) {
    if (section.id !== id || read(cells.section(section).place) === null) continue;
    const field = section.fields.find((one) => one.name === name);
    if (field === undefined) continue;
    const { shown, target } = read(cells.field({ section, field }).view);
    if (shown) return { section: id, field: name, target };
  }
  return null;
}

/**
 * Questions of the step that are on the page and answered, for a section that lists them: those of
 * the sections that the block names, or of all; but for what a row that is shown beside it says.
 */
function answersOfStep(
  kit: Kit,
  beside: CompiledSection,
  { of }: CompiledContent,
  shown: readonly CompiledContent[],
  read: Read,
): readonly AnswersView[] {
  const { resolver, cells } = kit;
  const said = new Set(
    shown.flatMap(
      ({ row }) => row?.says.map(({ section, field }) => questionKey(section, field)) ?? [],
    ),
  );
  const sections = resolver.steps.get(beside.step)?.sections ?? [];
  return sections.flatMap((section) => {
    const isListed = of === undefined || of.includes(section.id);
    const isDrawn =
      isListed && section.present.as === 'page' && read(cells.section(section).place) !== null;
    const lines = isDrawn ? linesOf(kit, section, said, read) : [];
    if (lines.length === 0) return [];
    const title = of === undefined ? saidNow(kit, section.titles, section.title, read) : [];
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
  field: CompiledField,
  { value, options, list, parts }: FieldView,
  locale: string,
): string {
  if (options !== null) return chosenInWords(options, field, value, locale) ?? '';
  if (list !== null) return list.items.map(({ summary }) => plain(summary)).join('; ');
  if (usesFiles && isOfFiles(field) && Array.isArray(value))
    return value.map((file: Json) => wordsOf(getPath(file, 'name'))).join('; ');
  if (parts === null) return asSaid(value, field.shown, locale);
  const words = parts.map((part) => asSaid(part.value, undefined, locale));
  return words.filter((word) => !isEmpty(word)).join(' ');
}

const asSaid = (value: Json, as: CompiledField['shown'], locale: string): string =>
  format(value, as ?? (typeof value === 'string' ? 'date' : undefined), locale);

/** The set of fields under one heading that a field stands in. */
interface FieldSet {
  /** Empty for none. */
  readonly name: string;
  /** Nothing in it is needed. What heads it is said by its first field. */
  readonly apart: boolean;
}

export function setOf({ uiSchema, fields }: CompiledSection, field: string): FieldSet {
  const nameOf = (one: string) => wordsOf(getPath(uiSchema, `${one}.ui:options.set`));
  const name = nameOf(field);
  const first = name === '' ? undefined : fields.find((one) => nameOf(one.name) === name);
  const apart = getPath(uiSchema, `${first?.name ?? ''}.ui:options.aside`) === true;
  return { name, apart };
}
