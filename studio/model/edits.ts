import { equal, isObject, type Json, type JsonObject } from '../../src/rules';
import { among, inOrder, isSameOrder, orderOf } from './orders';

/** One value of one file that is to be written otherwise. */
export interface Edit {
  /** From the folder of the journey, with forward slashes. */
  readonly file: string;
  /** JSON pointer of the value. */
  readonly pointer: string;
  /** What stood there when it was changed; null where nothing did. */
  readonly was: Json;
  /** What is to stand there; null takes the key away, or the item out of its list. */
  readonly value: Json;
  /** Key that one which is not there yet stands behind; where its like is usually written when absent. */
  readonly after?: string;
  /**
   * Somebody else changed the place as well, from this to what is `was` since: nobody has chosen yet
   * which of the two is to stand there.
   */
  readonly met?: Json;
  /**
   * Not what stands there is otherwise, but in which order: `was` and `value` are the keys of an object or
   * the texts of a list. Of those that are not there any more, or were not yet, nothing is said.
   */
  readonly isOrder?: true;
}

export const editKey = ({
  file,
  pointer,
  isOrder,
}: Pick<Edit, 'file' | 'pointer' | 'isOrder'>): string =>
  `${file}#${pointer}${isOrder === true ? '/ in order' : ''}`;

/** Whether two places are one, or one of them is in the other. */
export const isShared = (
  one: Pick<Edit, 'file' | 'pointer'>,
  other: Pick<Edit, 'file' | 'pointer'>,
): boolean =>
  one.file === other.file &&
  (isWithin(one.pointer, other.pointer) || isWithin(other.pointer, one.pointer));

export const isWithin = (inner: string, outer: string): boolean =>
  `${inner}/`.startsWith(`${outer}/`);

/** `/a/0/b~1c` → a, 0, b/c. */
export const keysOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerUnder = (pointer: string, ...keys: readonly string[]): string =>
  [pointer, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** What stands at a pointer; null where nothing does. */
export function at(value: Json, pointer: string): Json {
  return keysOfPointer(pointer).reduce<Json>((so, key) => {
    if (Array.isArray(so)) return (so as readonly Json[])[Number(key)] ?? null;
    return isObject(so) && Object.hasOwn(so, key) ? (so[key] ?? null) : null;
  }, value);
}

/** The value with another one at the pointer; a key that is new stands behind the key `after`, or last. */
export function withAt(value: Json, pointer: string, put: Json, after?: string): Json {
  const [key, ...rest] = keysOfPointer(pointer);
  if (key === undefined) return put;
  const inner = pointerUnder('', ...rest);
  const deeper = (old: Json): Json => withAt(old, rest.length === 0 ? '' : inner, put, after);
  if (Array.isArray(value)) return withItemAt(value as readonly Json[], Number(key), deeper);
  const old = isObject(value) ? value : {};
  const made = deeper(old[key] ?? null);
  const kept = Object.entries(old).filter(([name]) => name !== key || made !== null);
  if (Object.hasOwn(old, key))
    return Object.fromEntries(kept.map(([name, each]) => [name, name === key ? made : each]));
  if (made === null) return old;
  const place = kept.findIndex(([name]) => name === after) + 1 || kept.length;
  return Object.fromEntries(kept.toSpliced(place, 0, [key, made]));
}

/** One behind the last is an item more; one that comes to nothing is taken out. */
function withItemAt(
  items: readonly Json[],
  index: number,
  deeper: (old: Json) => Json,
): readonly Json[] {
  const made = deeper(items[index] ?? null);
  if (index >= items.length) return made === null ? items : [...items, made];
  return items.flatMap((each, at) => (at !== index ? [each] : made === null ? [] : [made]));
}

/** What stands in each file, by its path from the folder of the journey. */
export type JsonFiles = Readonly<Record<string, Json>>;

/** The files with every edit laid over them. */
export const filesWith = (files: JsonFiles, edits: readonly Edit[]): JsonFiles =>
  edits.reduce((so, { file, pointer, value, after, isOrder }) => {
    const before = so[file] ?? {};
    const made = isOrder === true ? inOrder(at(before, pointer), orderOf(value)) : value;
    return { ...so, [file]: withAt(before, pointer, made, after) };
  }, files);

/** Whether two values say the same in the same order, as far as a file can tell. */
export const isAlike = (one: Json, other: Json): boolean =>
  equal(one, other) && isSameOrder(one, other);

/**
 * What leads over from other files to what edits lead to from the files as they were, e.g. from those
 * that were saved since.
 */
export function createRetelling(
  before: JsonFiles,
  after: JsonFiles,
): (edits: readonly Edit[]) => readonly Edit[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const other = all.filter((file) => !isAlike(before[file] ?? null, after[file] ?? null));
  return (edits) => {
    const wanted = filesWith(before, edits);
    return [...new Set([...other, ...edits.map(({ file }) => file)])].flatMap((file) =>
      other.includes(file)
        ? editsBetween(file, after[file] ?? null, wanted[file] ?? null)
        : edits.filter((edit) => edit.file === file),
    );
  };
}

/** The edits with one more; what is again as it was is no edit. */
export function edited(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const key = editKey(edit);
  const before = edits.find((each) => editKey(each) === key);
  if (before !== undefined && equal(before.value, edit.value)) return edits;
  const was = before === undefined ? edit.was : before.was;
  const rest = edits.filter((each) => editKey(each) !== key);
  if (equal(was, edit.value)) return rest;
  const made = { ...before, ...edit, was };
  return before === undefined
    ? [...edits, made]
    : edits.map((each) => (each === before ? made : each));
}

/** The fewest values that are to be written otherwise for one text to say what another says. */
export function editsBetween(
  file: string,
  was: Json,
  value: Json,
  pointer = '',
  after?: string,
): readonly Edit[] {
  if (isAlike(was, value)) return [];
  const whole = [{ file, pointer, was, value, ...(after !== undefined && { after }) }];
  if (Array.isArray(was) && Array.isArray(value)) {
    const [old, next] = [was as readonly Json[], value as readonly Json[]];
    // An item that comes or goes moves all behind it, but for a scenario or the like at the end.
    if (old.length !== next.length) return atTheEnd(file, old, next, pointer) ?? whole;
    return next.flatMap((each, index) =>
      editsBetween(file, old[index] ?? null, each, pointerUnder(pointer, String(index))),
    );
  }
  if (!isObject(was) || !isObject(value)) return whole;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(value)])];
  // To say nothing of a key and to say that it is nothing are two things in a file.
  if (keys.some((key) => value[key] === null && was[key] !== null)) return whole;
  const each = keys.flatMap((key) => {
    const before = Object.hasOwn(was, key) ? undefined : keyBefore(value, key);
    const at = pointerUnder(pointer, key);
    return editsBetween(file, was[key] ?? null, value[key] ?? null, at, before);
  });
  const [old, next] = [Object.keys(was), Object.keys(value)];
  const order = { was: among(old, next), value: among(next, old) };
  // Keys that come take their place behind those that were there.
  return equal(order.was, order.value)
    ? each
    : [{ file, pointer, ...order, isOrder: true }, ...each];
}

/** Items that have come, or are gone, behind all that are the same; null where it is otherwise. */
function atTheEnd(
  file: string,
  old: readonly Json[],
  next: readonly Json[],
  pointer: string,
): readonly Edit[] | null {
  const same = Math.min(old.length, next.length);
  const isSame = equal(old.slice(0, same), next.slice(0, same));
  if (!isSame || ![...old.slice(same), ...next.slice(same)].every(isObject)) return null;
  const place = (index: number) => ({
    ...{ file, pointer: pointerUnder(pointer, String(index)) },
    ...{ was: old[index] ?? null, value: next[index] ?? null },
  });
  const more = next.slice(same).map((_, index) => place(same + index));
  // The last one goes first: those before it stay where they are.
  const fewer = old.slice(same).map((_, index) => place(same + index));
  return [...more, ...fewer.toReversed()];
}

/** The key that one stands behind; of the last one nothing is to be said. */
function keyBefore(value: JsonObject, key: string): string | undefined {
  const keys = Object.keys(value);
  return key === keys.at(-1) ? undefined : keys[keys.indexOf(key) - 1];
}

/** The edits with others, each laid over what was edited there before. */
export const editedAll = (edits: readonly Edit[], more: readonly Edit[]): readonly Edit[] =>
  more.reduce(edited, edits);
