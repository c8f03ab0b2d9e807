import { equal } from '../answers/equal';
import { branchesOf, visitChanged, type Branches } from './branches';
import type { DerivedNode, ReadNode, SourceNode } from './node';
import { inOrder } from './order';

/** Nodes that follow from an input, and from each other. */
export interface Graph<Input> {
  /** A memory of its own: reads the nodes of one input after the other. */
  follow(): Follower<Input>;
}

/**
 * Reads the nodes of an input; undefined for one that is nowhere. Only what is read is worked out,
 * and only what the change of input can touch; a value that stays equal stays the same object.
 */
export type Follower<Input> = (input: Input) => ReadNode;

/** Joins sources and derived nodes. Throws when a node needs one that is missing, or itself. */
export function createGraph<Input extends object>(
  sources: readonly SourceNode<Input>[],
  derived: ReadonlyMap<string, DerivedNode>,
): Graph<Input> {
  const ordered = inOrder(derived);
  const index = new Map<string, number>();
  for (const node of [...sources, ...ordered]) index.set(node.id, index.size);
  const readers: number[][] = Array.from({ length: index.size }, () => []);
  ordered.forEach((node, order) => {
    for (const need of new Set(node.needs)) {
      const position = index.get(need);
      if (position === undefined) throw new Error(`${node.id} needs ${need}, which is nowhere`);
      readers[position]?.push(sources.length + order);
    }
  });
  const wiring = { sources, ordered, index, readers, branches: branchesOf(sources) };
  return { follow: () => follow(wiring) };
}

interface Wiring<Input> {
  readonly sources: readonly SourceNode<Input>[];
  /** Their positions come after those of the sources. */
  readonly ordered: readonly DerivedNode[];
  readonly index: ReadonlyMap<string, number>;
  readonly readers: readonly (readonly number[])[];
  readonly branches: Branches<Input>;
}

const nothing: readonly number[] = [];

/**
 * What a change may have touched is marked, with all that needs it; a marked node is looked at when
 * it is read. Of what a node needs, only what it read when it was last worked out counts until then:
 * a section that is not drawn reads its place alone. What an unmarked node has read is unmarked, so
 * a change finds its way to all that depends on it, though marking stops at what is marked already.
 */
function follow<Input extends object>(wiring: Wiring<Input>): Follower<Input> {
  const { sources, ordered, index, readers, branches } = wiring;
  const values = new Array<unknown>(index.size);
  const marked = new Uint8Array(index.size).fill(1, sources.length);
  /** When a value became another one, and when it was last worked out; 0 for never. */
  const changed = new Uint32Array(index.size);
  const computed = new Uint32Array(index.size);
  /** What each node read when it was last worked out, in that order. */
  const reads = new Array<readonly number[]>(index.size).fill(nothing);
  /** What the nodes that are being worked out have read so far, the innermost last. */
  const reading: number[] = [];
  /** The node that read a position last, among those being worked out: one entry is enough. */
  const readBy = new Int32Array(index.size).fill(-1);
  let reader = -1;
  let time = 0;
  let current: Input | null = null;

  const mark = (position: number): void => {
    for (const other of readers[position] ?? nothing) {
      if (marked[other] === 1) continue;
      marked[other] = 1;
      mark(other);
    }
  };

  const take = (position: number): void => {
    const value = current === null ? undefined : sources[position]?.get(current);
    if (changed[position] !== 0 && equal(values[position], value)) return;
    values[position] = value;
    changed[position] = time;
    mark(position);
  };

  const moveTo = (input: Input): void => {
    const before = current;
    time += 1;
    current = input;
    if (before === null) {
      for (let position = 0; position < sources.length; position += 1) take(position);
      return;
    }
    for (const [slice, branch] of branches) {
      if (before[slice] !== input[slice]) visitChanged(branch, before[slice], input[slice], take);
    }
  };

  const isStale = (position: number): boolean => {
    const last = computed[position] ?? 0;
    if (last === 0) return true;
    for (const read of reads[position] ?? nothing) {
      refresh(read);
      if ((changed[read] ?? 0) > last) return true;
    }
    return false;
  };

  const refresh = (position: number): void => {
    if (marked[position] !== 1) return;
    if (isStale(position)) workOut(position);
    marked[position] = 0;
  };

  const workOut = (position: number): void => {
    const outer = reader;
    const start = reading.length;
    reader = position;
    const value = ordered[position - sources.length]?.compute(readNow);
    reader = outer;
    keepReads(position, start);
    const isFirst = computed[position] === 0;
    computed[position] = time;
    if (isFirst || !equal(values[position], value)) {
      values[position] = value;
      changed[position] = time;
    }
  };

  /** Most nodes read the same every time. */
  const keepReads = (position: number, start: number): void => {
    const before = reads[position] ?? nothing;
    const isSame =
      before.length === reading.length - start &&
      before.every((read, order) => read === reading[start + order]);
    if (!isSame) reads[position] = reading.slice(start);
    for (let at = start; at < reading.length; at += 1) readBy[reading[at] ?? 0] = -1;
    reading.length = start;
  };

  const readNow: ReadNode = (id) => {
    const position = index.get(id);
    if (position === undefined) return undefined;
    if (reader !== -1 && readBy[position] !== reader) {
      readBy[position] = reader;
      reading.push(position);
    }
    refresh(position);
    return values[position];
  };

  return (input) => (id) => {
    if (current !== input) moveTo(input);
    return readNow(id);
  };
}
