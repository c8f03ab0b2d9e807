import type { JSONPath } from 'jsonc-parser';
import { valueAt, withItem, withKey, withoutItem, withoutKey, withValue } from '../edit-json';

/** Something that is written otherwise in a file of scenarios. */
export type Edit = {
  readonly file: string;
  /** From the root of the file. */
  readonly way: JSONPath;
} & (
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'remove' }
  /** A name that belongs into the list `to`, beside the one that it is in. */
  | { readonly kind: 'move'; readonly name: string; readonly to: string }
);

/** The same for edits of one place. A name in a list is known by itself, since its index changes. */
export const placeKey = (edit: Edit): string =>
  JSON.stringify(
    edit.kind === 'move' ? [edit.file, listOf(edit.way), edit.name] : [edit.file, edit.way],
  );

/** Names are moved last: until then every way leads where it led. */
const order: readonly Edit['kind'][] = ['set', 'remove', 'move'];

/** The text of a file with all its edits. What is formatted as the language formats it stays so. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .reduce((made, edit) => {
      if (edit.kind === 'set') return withValue(made, edit.way, edit.value);
      return edit.kind === 'remove' ? withoutKey(made, edit.way) : moved(made, edit);
    }, text);

const listOf = (way: JSONPath): JSONPath =>
  typeof way.at(-1) === 'number' ? way.slice(0, -1) : way;

function moved(
  text: string,
  { way, name, to }: { readonly way: JSONPath; readonly name: string; readonly to: string },
): string {
  const list = listOf(way);
  const [around, from] = [list.slice(0, -1), String(list.at(-1))];
  const there = valueAt(text, [...around, to]);
  const added = ((): string => {
    if (there === undefined) return withKey(text, around, to, [name], from);
    if (there === name || (Array.isArray(there) && there.includes(name))) return text;
    if (Array.isArray(there)) return withItem(text, [...around, to], name);
    return withValue(text, [...around, to], [there, name]);
  })();
  const names = valueAt(added, list);
  const isLast = !Array.isArray(names) || names.length === 1;
  return isLast ? withoutKey(added, list) : withoutItem(added, list, names.indexOf(name));
}
