import { findNodeAtOffset, getNodePath, parseTree, type JSONPath } from 'jsonc-parser';
import { valueAt } from '../edit-json';

/** Ways to what is written in files of scenarios. */
export interface FilePlaces {
  /** The way to the value, or to the entry whose key, begins there. */
  readonly wayAt: (file: string, offset: number) => JSONPath;
  /** The entry of `scenarios` that a way leads into, as it is written. */
  readonly entryAt: (file: string, way: JSONPath) => Entry;
}

/** An entry of a file: a scenario, or as many as its table has rows. */
export interface Entry {
  readonly each?: { readonly columns?: readonly string[] };
}

export function createFilePlaces(files: ReadonlyMap<string, string>): FilePlaces {
  const trees = new Map<string, ReturnType<typeof parseTree>>();
  const treeOf = (file: string) => {
    if (!trees.has(file)) trees.set(file, parseTree(files.get(file) ?? ''));
    return trees.get(file);
  };
  const entries = new Map<string, Entry>();
  return {
    wayAt: (file, offset) => {
      const tree = treeOf(file);
      const node = tree && findNodeAtOffset(tree, offset);
      return node === undefined ? [] : getNodePath(node);
    },
    entryAt: (file, way) => {
      const key = JSON.stringify([file, way[1]]);
      const entry = entries.get(key) ?? (valueAt(files.get(file) ?? '', way.slice(0, 2)) as Entry);
      entries.set(key, entry);
      return entry;
    },
  };
}

/** The column of the cell that a way leads into; null for a way that leads into no row. */
export function columnAt(way: JSONPath, { each }: Entry): string | null {
  const [, , key, rows, , cell] = way;
  if (key !== 'each' || rows !== 'rows' || typeof cell !== 'number') return null;
  return each?.columns?.[cell] ?? null;
}

/** What names the rows and says what is in them. */
const naming = new Set(['name', 'clauses', 'each']);

/** Whether a column says nothing but whole values that are expected, and no name, deed or household. */
export function isExpectedAlone(column: string, entry: Entry): boolean {
  const said = Object.fromEntries(Object.entries(entry).filter(([key]) => !naming.has(key)));
  const text = JSON.stringify(said);
  const all = text.match(new RegExp(`\\$${column}(?![A-Za-z0-9])`, 'g'))?.length ?? 0;
  return all === wholeIn(said, `$${column}`, false);
}

/** How often the placeholder stands as a value under a key `expect`. */
function wholeIn(value: unknown, placeholder: string, isExpected: boolean): number {
  if (typeof value === 'string') return isExpected && value === placeholder ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + wholeIn(part, placeholder, isExpected || key === 'expect'),
    0,
  );
}
