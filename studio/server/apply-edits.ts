import { parse } from 'jsonc-parser';
import {
  asFile,
  withKey,
  withOrder,
  withoutItem,
  withoutKey,
  withValue,
} from '../../tools/cli/edit-json';
import { equal, type Json } from '../../src/rules';
import { at, keysOfPointer, type Edit } from '../model/edits';
import { among, ordered, orderOf } from '../model/orders';

export type Files = ReadonlyMap<string, string>;

/** A value that is to be changed does not stand as it did when somebody began to. */
export class ChangedOutside extends Error {
  override readonly name = 'ChangedOutside';
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed outside the studio.`);
    this.file = file;
  }
}

/** In this order keys of a question are written; a new one takes its place behind those before it. */
const order = [
  ...['consent', 'answer', 'like', 'group', 'title', 'label', 'name', 'lead', 'hint', 'reason'],
  ...['missing', 'schema', 'ui', 'relevant', 'visible', 'required', 'unticked', 'disabled'],
  ...['options', 'bounds', 'checks', 'messages', 'initial', 'opens'],
];

/**
 * The files with every edit, and nothing but that otherwise: order and spacing stay.
 * @throws ChangedOutside
 */
export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  const made = new Map(files);
  for (const edit of edits) {
    const text = applied(made.get(edit.file) ?? null, edit);
    if (text === null) made.delete(edit.file);
    else made.set(edit.file, text);
  }
  return made;
}

/** The text of a file; null for one that is not there. */
function applied(text: string | null, edit: Edit): string | null {
  const { file, pointer, was, value, after, isOrder } = edit;
  const stands = text === null ? null : at(parse(text) as Json, pointer);
  if (isOrder === true && text !== null) return inOrder(text, orderOf(stands), edit);
  if (!equal(stands, was)) throw new ChangedOutside(file);
  if (pointer === '' || text === null) return value === null ? null : asFile(value);
  const way = wayIn(text, pointer);
  const [key, around] = [way.at(-1), way.slice(0, -1)];
  if (value === null)
    return typeof key === 'number' ? withoutItem(text, around, key) : withoutKey(text, way);
  if (was !== null || typeof key !== 'string') return withValue(text, way, value);
  return withKey(text, around, key, value, keyBefore(text, pointer, after));
}

function inOrder(
  text: string,
  there: readonly string[],
  { file, pointer, was, value }: Edit,
): string {
  const before = orderOf(was);
  if (!equal(among(there, before), among(before, there))) throw new ChangedOutside(file);
  return withOrder(text, wayIn(text, pointer), ordered(there, orderOf(value)));
}

/** A key of a list is its index. */
function wayIn(text: string, pointer: string): (string | number)[] {
  const root = parse(text) as Json;
  const keys = keysOfPointer(pointer);
  return keys.map((key, index) => {
    const around = at(
      root,
      `/${pointer
        .split('/')
        .slice(1, index + 1)
        .join('/')}`.replace(/\/$/, ''),
    );
    return Array.isArray(around) ? Number(key) : key;
  });
}

/** `after`, or else the last key that is there of those which stand before a new one; null where none is. */
function keyBefore(text: string, pointer: string, after: string | undefined): string | null {
  const own = keysOfPointer(pointer).at(-1) ?? '';
  const around = at(parse(text) as Json, pointer.slice(0, pointer.lastIndexOf('/')));
  const keys = Object.keys((around ?? {}) as object);
  if (after !== undefined && keys.includes(after)) return after;
  const before = order.slice(0, Math.max(order.indexOf(own), 0));
  return keys.filter((key) => before.includes(key)).at(-1) ?? null;
}
