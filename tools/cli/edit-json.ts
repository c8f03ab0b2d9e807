import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parse,
  parseTree,
  type JSONPath,
  type Node,
} from 'jsonc-parser';
import { formatJson } from '../../src/compiler/migrate';

/** A file as the language writes one. */
export const asFile = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2);
  return formatJson(text) ?? text;
};

/**
 * The text with a key more in the object at `way`, which is made where it is not there: behind the key
 * `after`, or as the last one.
 */
export function withKey(
  text: string,
  way: JSONPath,
  key: string,
  value: unknown,
  after: string | null = null,
): string {
  const place = after === null ? {} : { getInsertionIndex: behind(after) };
  return tidiedLike(text, modify(text, [...way, key], value, { ...place, formattingOptions }));
}

/** The text with an item more in the list at `way`, behind the item `after`, or as the last one. */
export function withItem(
  text: string,
  way: JSONPath,
  value: unknown,
  after: string | null = null,
): string {
  const list = valueAt(text, way);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const index = after === null ? items.length : items.indexOf(after) + 1;
  const options = { formattingOptions, isArrayInsertion: true };
  return tidiedLike(text, modify(text, [...way, index], value, options));
}

/** The text with another value at `way`, whose last key is made where it is not there. */
export const withValue = (text: string, way: JSONPath, value: unknown): string =>
  tidiedLike(text, modify(text, way, value, { formattingOptions }));

/** The text without the key at `way`. */
export const withoutKey = (text: string, way: JSONPath): string => withValue(text, way, undefined);

/** The text without an item of the list at `way`. `modify` takes the quote of the one before the last. */
export function withoutItem(text: string, way: JSONPath, index: number): string {
  const root = parseTree(text);
  const list = root === undefined ? undefined : findNodeAtLocation(root, way);
  const [before, item, after] = [index - 1, index, index + 1].map((at) => list?.children?.[at]);
  if (item === undefined) return text;
  const end = (node: Node): number => node.offset + node.length;
  const from = after === undefined && before !== undefined ? end(before) : item.offset;
  const to = after === undefined ? end(item) : after.offset;
  return tidiedLike(text, [{ offset: from, length: to - from, content: '' }]);
}

/**
 * The text with the keys of the object, or the texts of the list, at `way` in another order: each as it is
 * written, in the place of another.
 */
export function withOrder(text: string, way: JSONPath, order: readonly string[]): string {
  const root = parseTree(text);
  const parts = (root && findNodeAtLocation(root, way)?.children) ?? [];
  const nameOf = ({ value, children }: Node): unknown => children?.[0]?.value ?? value;
  const written = ({ offset, length }: Node): string => text.slice(offset, offset + length);
  const by = new Map(parts.map((part) => [nameOf(part), written(part)]));
  const moved = parts.map((part, index) => ({
    ...{ offset: part.offset, length: part.length },
    content: by.get(order[index]) ?? written(part),
  }));
  return applyEdits(text, moved);
}

/** What stands at `way`; undefined where nothing does. */
export const valueAt = (text: string, way: JSONPath): unknown =>
  way.reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], parse(text));

const formattingOptions = { insertSpaces: true, tabSize: 2 };

const behind =
  (key: string) =>
  (keys: readonly string[]): number =>
    keys.indexOf(key) + 1;

/** A file that is written as the language writes one stays so; any other changes where it has to alone. */
function tidiedLike(before: string, edits: ReturnType<typeof modify>): string {
  const made = applyEdits(before, edits);
  return formatJson(before) === before ? (formatJson(made) ?? made) : made;
}
