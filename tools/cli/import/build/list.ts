import type { JsonObject, Rule } from '../../../../src/engine';
import { asNumber } from '../expressions/conversions';
import { say } from '../expressions/say';
import type { BodyPart } from '../xform/model';
import { frameOf, relevanceOf, type Making } from './making';
import { draftOf } from './meanings';
import { wordsOfName } from './names';
import { noteOf } from './note';
import type { Condition, Listed } from './plan';
import { questionOf } from './question';
import { toldApart } from './told-apart';

interface Item {
  readonly fields: Record<string, JsonObject>;
  readonly content: JsonObject[];
  readonly groups: Record<string, JsonObject>;
  /** The group that questions stand in now. */
  group: string | null;
}

/** A repeat: a question whose answer is a list, and the section that asks for one item. */
export function listOf(
  listed: Listed,
  { around, file }: { readonly around: readonly Condition[]; readonly file: string },
  making: Making,
): { readonly question: JsonObject; readonly section: JsonObject } {
  const { node, written, bind } = listed;
  const place = { path: node.path, frame: frameOf(node.path, null) };
  const label = making.texts.text(written.label, 'line', place);
  const title = label === '' ? wordsOfName(node.name) : label;
  const own = bind?.relevant == null ? [] : [{ path: node.path, written: bind.relevant }];
  const relevant = relevanceOf([...around, ...own], null, making);
  const item: Item = { fields: {}, content: [], groups: {}, group: null };
  fill(item, written.parts, making);
  const [first] = Object.keys(item.fields);
  const isEmpty = first === undefined;
  const asked = Object.values(item.fields);
  const used = Object.entries(item.groups).filter(([name]) =>
    asked.some(({ group }) => group === name),
  );
  return {
    question: {
      title,
      description: `${node.path} of the form`,
      list: { item: file, ...countOf(listed, making), ...words, summary: summaryOf(item, title) },
      ...(relevant === null ? {} : { relevant }),
    },
    section: {
      title,
      at: draftOf(node.path),
      ...(used.length === 0 ? {} : { groups: Object.fromEntries(used) }),
      ...(isEmpty ? {} : { fields: toldApart(item.fields) }),
      ...(item.content.length === 0 ? {} : { content: item.content }),
    },
  };
}

/** What stands on the buttons of a list. */
const words = {
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  remove: 'Remove',
};

/** What a line of the list says: the first answer that is words or a number of its own. */
function summaryOf({ fields }: Item, title: string): string {
  const [name] = Object.entries(fields)
    .filter(([, { schema, options }]) => {
      const type = (schema as JsonObject | undefined)?.['type'];
      return (
        options === undefined && (type === 'string' || type === 'integer' || type === 'number')
      );
    })
    .map(([each]) => each);
  return name === undefined ? title : `{item.${name}}`;
}

function countOf({ written, node }: Listed, { meanings, notes }: Making): JsonObject {
  const { count } = written;
  if (count === null) return {};
  const rule = { path: node.path, about: 'count', ...count } as const;
  const exactly = notes.tried(
    rule,
    (): Rule => asNumber(say(count, meanings, frameOf(node.path, null))).rule,
  );
  return exactly === null ? {} : { exactly };
}

function fill(item: Item, parts: readonly BodyPart[], making: Making): void {
  for (const part of parts)
    if (part.kind === 'group') {
      const place = { path: part.path ?? '', frame: frameOf(part.path ?? '', null) };
      const title = making.texts.text(part.label, 'line', place);
      if (title !== '') startGroup(item, { title });
      fill(item, part.parts, making);
      if (title !== '') startGroup(item, {});
    } else ask(item, part.path, making);
}

function startGroup(item: Item, group: JsonObject): void {
  item.group = `part${Object.keys(item.groups).length + 1}`;
  item.groups[item.group] = group;
}

function ask({ fields, content, group }: Item, path: string, making: Making): void {
  const planned = making.planned.get(path);
  if (planned === undefined) return;
  const { around } = planned;
  if (planned.as === 'asked')
    fields[planned.name] = {
      ...questionOf(planned, around, making),
      ...(group === null ? {} : { group }),
    };
  const note = planned.as === 'told' ? noteOf(planned, around, making) : null;
  if (note === null) return;
  const under = Object.keys(fields).at(-1);
  content.push(
    under === undefined ? { ...note, kind: 'information' } : { ...note, kind: 'note', under },
  );
}
