import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../../../engine';

/** Where something is written. Lines count from 1. */
export interface Where {
  readonly file: string;
  readonly line: number;
}

export type Member = readonly [key: string, value: Tree];

/**
 * JSON as it is written: keys in their order (an object of the language sorts those that look like
 * numbers), and texts and numbers letter by letter. `where` is null for what was made.
 */
export type Tree =
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly where: Where | null }
  | { readonly kind: 'list'; readonly items: readonly Tree[]; readonly where: Where | null }
  | { readonly kind: 'value'; readonly text: string; readonly where: Where | null };

/** null for a text that is no JSON. */
export function readTree(file: string, text: string): Tree | null {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return root === undefined || errors.length > 0 ? null : treeOfNode(root, file, text);
}

function treeOfNode(root: Node, file: string, text: string): Tree {
  let line = 1;
  let counted = 0;
  // Nodes come in the order in which they are written.
  const whereOf = ({ offset }: Node): Where => {
    for (; counted < offset; counted += 1) if (text[counted] === '\n') line += 1;
    return { file, line };
  };
  const read = (node: Node): Tree => {
    const where = whereOf(node);
    const children = node.children ?? [];
    if (node.type === 'array') return { kind: 'list', items: children.map(read), where };
    if (node.type !== 'object')
      return { kind: 'value', text: text.slice(node.offset, node.offset + node.length), where };
    const members = children.flatMap(({ children: [key, value] = [] }): readonly Member[] =>
      key === undefined || value === undefined ? [] : [[String(key.value), read(value)]],
    );
    return { kind: 'object', members, where };
  };
  return read(root);
}

/** A value that was made, as a tree. */
export function treeOf(value: Json): Tree {
  if (Array.isArray(value)) return list(value.map((item: Json) => treeOf(item)));
  if (typeof value === 'object' && value !== null)
    return object(Object.entries(value).map(([key, each]) => [key, treeOf(each)]));
  return { kind: 'value', text: JSON.stringify(value), where: null };
}

export const object = (members: readonly Member[], where: Where | null = null): Tree => ({
  kind: 'object',
  members,
  where,
});

export const list = (items: readonly Tree[], where: Where | null = null): Tree => ({
  kind: 'list',
  items,
  where,
});

export const membersOf = (tree: Tree | null): readonly Member[] =>
  tree?.kind === 'object' ? tree.members : [];

export const itemsOf = (tree: Tree | null): readonly Tree[] =>
  tree?.kind === 'list' ? tree.items : [];

/** What stands at a key, or at a key of that; null where there is nothing. */
export const find = (tree: Tree | null, ...keys: readonly string[]): Tree | null =>
  keys.reduce<Tree | null>(
    (at, key) => membersOf(at).find(([name]) => name === key)?.[1] ?? null,
    tree,
  );

/** The text that a tree is; null for all else. */
export function textOf(tree: Tree | null): string | null {
  const value = tree?.kind === 'value' ? (JSON.parse(tree.text) as Json) : null;
  return typeof value === 'string' ? value : null;
}

export const isNull = (tree: Tree): boolean => tree.kind === 'value' && tree.text === 'null';

/** One text, or each of a list. */
export const textsOf = (tree: Tree | null): readonly string[] =>
  (tree?.kind === 'list' ? tree.items : [tree]).flatMap((each) => textOf(each) ?? []);

/** On one line, as the formatter writes what fits. The same text means the same content and order. */
export function flat(tree: Tree): string {
  if (tree.kind === 'value') return tree.text;
  if (tree.kind === 'list') return `[${tree.items.map(flat).join(', ')}]`;
  if (tree.members.length === 0) return '{}';
  return `{ ${tree.members.map(([key, value]) => `${JSON.stringify(key)}: ${flat(value)}`).join(', ')} }`;
}

export const isSame = (one: Tree | null, other: Tree | null): boolean =>
  one === null || other === null ? one === other : flat(one) === flat(other);

/** The members without those of some keys. */
export const without = (tree: Tree, keys: readonly string[]): Tree =>
  object(
    membersOf(tree).filter(([key]) => !keys.includes(key)),
    tree.where,
  );
