import { flat, readTree, type Tree } from './tree';

/** As in `.oxfmtrc.json`. */
const width = 100;

/** The text of a file: what the formatter makes of it, with what fits on one line there. */
export const writeTree = (tree: Tree): string => `${write(tree, '', 0, 0)}\n`;

/** The same JSON as files of a configuration are written; null for a text that is none. */
export function formatJson(text: string): string | null {
  const tree = readTree('', text);
  return tree === null ? null : writeTree(tree);
}

/**
 * @param indent of the line that the value begins on
 * @param before columns of that line in front of it
 * @param after columns that must follow on the same line
 */
function write(tree: Tree, indent: string, before: number, after: number): string {
  const line = flat(tree);
  if (tree.kind === 'value') return line;
  if (!mustBreak(tree) && before + Array.from(line).length + after <= width) return line;
  const inner = `${indent}  `;
  const numbers = numbersOf(tree);
  if (numbers !== null) return `[\n${filled(numbers, inner)}\n${indent}]`;
  const isList = tree.kind === 'list';
  const parts = isList
    ? tree.items.map((item) => ['', item] as const)
    : tree.members.map(([key, value]) => [`${JSON.stringify(key)}: `, value] as const);
  if (parts.length === 0) return line;
  const lines = parts.map(([key, value], index) => {
    const comma = index < parts.length - 1 ? ',' : '';
    const start = inner.length + Array.from(key).length;
    return `${inner}${key}${write(value, inner, start, comma.length)}${comma}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

/** Several lists or objects of more than one part each stand one under the other. */
function mustBreak(tree: Tree): boolean {
  if (tree.kind === 'value') return false;
  if (tree.kind === 'object') return tree.members.some(([, value]) => mustBreak(value));
  const { items } = tree;
  return items.some(mustBreak) || (items.length > 1 && (allOf('list') || allOf('object')));

  function allOf(kind: 'list' | 'object'): boolean {
    return items.every(
      (item) => item.kind === kind && (item.kind === 'list' ? item.items : item.members).length > 1,
    );
  }
}

/** The numbers of a list of nothing else. */
function numbersOf(tree: Tree): readonly string[] | null {
  if (tree.kind !== 'list' || tree.items.length < 2) return null;
  const texts = tree.items.map(flat);
  return texts.every((text) => /^-?\d/.test(text)) ? texts : null;
}

/** Numbers side by side, as many as a line holds. */
function filled(numbers: readonly string[], indent: string): string {
  const lines: string[] = [];
  numbers.forEach((number, index) => {
    const part = index < numbers.length - 1 ? `${number},` : number;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= width)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(`${indent}${part}`);
  });
  return lines.join('\n');
}
