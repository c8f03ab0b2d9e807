import type { JsonObject } from '../../engine';
import type { CompiledField } from '../../journey';
import type { Context } from '../context';
import { fileTypes } from '../files';
import type { FieldSource, GroupSource, SectionSource } from '../language';
import type { Question } from '../questions';
import type { Cursor } from '../source';

/** What the theme takes otherwise than by the look. */
const apart = new Set(['widget', 'noun', 'unlisted', 'cell']);

/** How each question is drawn, as RJSF takes it: its own look, and its place in its group. */
export function compileLook(
  section: Cursor<SectionSource>,
  questions: readonly Question[],
  fields: readonly CompiledField[],
  context: Context,
): JsonObject {
  const groups = section.value.groups ?? {};
  return Object.fromEntries(
    questions.flatMap((question, index) => {
      const { name, at } = question;
      const ui = at.value.ui ?? {};
      const field = fields[index];
      const widget = ui.widget ?? usual(field, question);
      const options = {
        ...Object.fromEntries(Object.entries(ui).filter(([key]) => !apart.has(key))),
        ...(widget === 'longText' && limitsOf(question)),
        ...filesOf(at.value, context),
        ...(at.value.choices?.alone !== undefined && { alone: at.value.choices.alone }),
        ...placeOf(question, groups, questions),
      };
      const look = {
        ...(widget !== undefined && { 'ui:widget': widget }),
        ...(Object.keys(options).length > 0 && { 'ui:options': options }),
      };
      return Object.keys(look).length === 0 ? [] : [[name, look] as const];
    }),
  );
}

/** What a long text counts down from, words before characters. */
function limitsOf({ at, schema }: Question): JsonObject {
  const [, mostWords] = at.value.words ?? [];
  const mostCharacters = schema.value['maxLength'];
  if (mostWords !== undefined) return { mostWords };
  return typeof mostCharacters === 'number' ? { mostCharacters } : {};
}

/** What is taken, and by which call it is sent. */
function filesOf({ files }: FieldSource, { symbols, operations }: Context): JsonObject {
  if (files === undefined) return {};
  const { call, types, megabytes, max = 1 } = files;
  const known = types.flatMap((type) => {
    const found = fileTypes[type];
    return found === undefined ? [] : [{ type, name: found.name, ends: found.ends }];
  });
  const operation = symbols.calls.get(call)?.value.operation ?? '';
  const part = operations.get(operation)?.file ?? '';
  return { files: { call, part, types: known, megabytes, most: max } };
}

/** A consent is a box; what has parts or items is drawn by the widget for it. */
function usual(field: CompiledField | undefined, { at }: Question): string | undefined {
  if (at.value.consent !== undefined) return 'checkbox';
  if (at.value.choices !== undefined) return 'checkboxes';
  if (at.value.files !== undefined) return 'files';
  if (field?.list !== undefined && field.list !== null) return 'list';
  return field === undefined || field.parts === null ? undefined : 'group';
}

/** Its set with its heading, its cell of a row, or that it stands in one. */
function placeOf(
  question: Question,
  groups: Readonly<Record<string, GroupSource>>,
  questions: readonly Question[],
): JsonObject {
  const name = question.at.value.group;
  const group = name === undefined ? undefined : groups[name];
  if (name === undefined || group === undefined) return {};
  const all = questions.filter(({ at }) => at.value.group === name);
  const cells = all.some(({ at }) => at.value.ui?.cell !== undefined);
  const says = group.title !== undefined || group.text !== undefined || group.as === 'aside';
  if (!says && !cells) return group.as === 'row' ? { row: true } : {};
  const cell = question.at.value.ui?.cell;
  const { as, pictogram, divider } = group;
  return {
    set: name,
    ...(cell !== undefined && { row: cell }),
    ...(all[0] === question && {
      ...(as === 'aside' && { aside: true }),
      ...(pictogram !== undefined && { pictogram }),
      ...(divider !== undefined && { divider }),
    }),
  };
}
