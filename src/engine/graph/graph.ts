import { equal } from '../answers/equal';
import type { DerivedNode, ReadNode, SourceNode } from './node';
import { inOrder } from './order';

/** The values of all nodes for one input. */
export interface Evaluation<Input> {
  readonly input: Input;
  readonly values: readonly unknown[];
}

export interface Graph<Input> {
  /** Position of a node's value; undefined for an unknown one. */
  indexOf(id: string): number | undefined;
  /** Everything, from nothing. */
  evaluate(input: Input): Evaluation<Input>;
  /** Only what the change of input can touch; a value that stays equal stays the same object. */
  reevaluate(previous: Evaluation<Input>, input: Input): Evaluation<Input>;
}

/** Joins sources and derived nodes. Throws when a node needs one that is missing, or itself. */
export function createGraph<Input extends object>(
  sources: readonly SourceNode<Input>[],
  derived: ReadonlyMap<string, DerivedNode>,
): Graph<Input> {
  const ordered = inOrder(derived);
  const index = new Map<string, number>();
  for (const node of [...sources, ...ordered]) index.set(node.id, index.size);
  const positionOf = (id: string, by: string): number => {
    const position = index.get(id);
    if (position === undefined) throw new Error(`${by} needs ${id}, which is nowhere`);
    return position;
  };
  const readers: number[][] = Array.from({ length: index.size }, () => []);
  ordered.forEach((node, order) => {
    for (const need of node.needs) readers[positionOf(need, node.id)]?.push(sources.length + order);
  });

  const branches = byBranch(sources);

  const compute = (node: DerivedNode, values: readonly unknown[]): unknown => {
    const read: ReadNode = (id) => values[positionOf(id, node.id)];
    return node.compute(read);
  };

  const evaluate = (input: Input): Evaluation<Input> => {
    const values: unknown[] = sources.map((source) => source.get(input));
    for (const node of ordered) values.push(compute(node, values));
    return { input, values };
  };

  const reevaluate = (previous: Evaluation<Input>, input: Input): Evaluation<Input> => {
    if (previous.input === input) return previous;
    const values = [...previous.values];
    const stale = new Uint8Array(index.size);
    let first = index.size;
    const store = (position: number, value: unknown): void => {
      if (equal(values[position], value)) return;
      values[position] = value;
      for (const reader of readers[position] ?? []) {
        stale[reader] = 1;
        if (reader < first) first = reader;
      }
    };
    for (const { slice, branch, positions } of branches) {
      if (partOf(input, slice, branch) === partOf(previous.input, slice, branch)) continue;
      for (const position of positions) store(position, sources[position]?.get(input));
    }
    for (let position = first; position < index.size; position += 1) {
      const node = stale[position] === 1 ? ordered[position - sources.length] : undefined;
      if (node !== undefined) store(position, compute(node, values));
    }
    return { input, values };
  };

  return { indexOf: (id) => index.get(id), evaluate, reevaluate };
}

interface Branch<Input> {
  readonly slice: keyof Input;
  readonly branch: string | null;
  /** Of the sources that lie in it. */
  readonly positions: number[];
}

function byBranch<Input>(sources: readonly SourceNode<Input>[]): readonly Branch<Input>[] {
  const branches = new Map<string, Branch<Input>>();
  sources.forEach(({ slice, branch }, position) => {
    const key = `${String(slice)} ${branch ?? ''}`;
    const found = branches.get(key) ?? { slice, branch, positions: [] };
    found.positions.push(position);
    branches.set(key, found);
  });
  return [...branches.values()];
}

function partOf<Input extends object>(
  input: Input,
  slice: keyof Input,
  branch: string | null,
): unknown {
  const part: unknown = input[slice];
  if (branch === null || typeof part !== 'object' || part === null) return part;
  return (part as Readonly<Record<string, unknown>>)[branch];
}
