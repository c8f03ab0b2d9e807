import { equal } from '../../rules';
import { Branch, Node } from './nodes';
import type { Cell, Derived, Read, Source } from './cells';

/** Reads cells of an input, and of whatever input is followed next. */
export type Follower<Input> = (input: Input) => Read<Input>;

/**
 * A memory of its own for cells, which many may follow at once. Only what is read is worked out, and
 * only what the change of input can touch; a value that stays equal stays the same object.
 *
 * What a cell reads while it is worked out is what it depends on. A change marks all that depends on
 * it, up to what is marked already; what is marked is looked at when it is read, and worked out only
 * if one of its reads became another value. What is not marked has read nothing that is.
 *
 * A steady cell stops the marks: it is worked out first, and marks its readers only if it became
 * another. What was worked out meanwhile from one of them is marked by that, and looked at again.
 *
 * Reading throws what a cell throws; that cell is worked out again whenever it is read.
 * @throws {Error} for a cell that needs itself, and names the way round.
 */
export function follow<Input>(): Follower<Input> {
  const nodes = new Map<Cell<Input, unknown>, Node<Input>>();
  /** Takes over what each is now. */
  const sources = new Branch<() => void>();
  /** What is being looked at, the innermost last. */
  const busy: Derived<Input, unknown>[] = [];
  /** What those among them that are being worked out have read so far, the innermost last. */
  const reading: Node<Input>[] = [];
  /** Steady ones that are marked, while their readers are not. */
  const waiting: Node<Input>[] = [];
  let current!: Input;
  let time = 0;
  let runs = 0;
  /** The run that reads now; 0 for whoever asks from outside. */
  let run = 0;

  const mark = (node: Node<Input>): void => {
    for (const reader of node.readers) {
      if (reader.isMarked) continue;
      reader.isMarked = true;
      if (isSteady(reader)) waiting.push(reader);
      else mark(reader);
    }
  };

  const take = (node: Node<Input>, { from }: Source<Input, unknown>): void => {
    const value = from(current);
    if (equal(node.value, value)) return;
    node.value = value;
    node.changed = time;
    mark(node);
  };

  const moveTo = (input: Input): void => {
    const before = current;
    current = input;
    time += 1;
    sources.visitChanged(before, input, (takeOver) => takeOver());
  };

  const nodeOf = (cell: Cell<Input, unknown>): Node<Input> => {
    const known = nodes.get(cell);
    if (known !== undefined) return known;
    const node = new Node(cell);
    nodes.set(cell, node);
    if ('from' in cell) {
      node.value = cell.from(current);
      branchOf(sources, cell).add(() => take(node, cell));
    }
    return node;
  };

  const hasChanged = ({ reads, computed }: Node<Input>): boolean => {
    for (const read of reads) {
      try {
        refresh(read);
      } catch {
        // Told to whoever reads it.
        return true;
      }
      if (read.changed > computed) return true;
    }
    return false;
  };

  const refresh = (node: Node<Input>): void => {
    const { cell } = node;
    if ('from' in cell) return;
    if (node.isBusy) throw circle([...busy.slice(busy.indexOf(cell)), cell]);
    if (node.isKnown && !node.isMarked) return;
    node.isBusy = true;
    // Before it is looked at: a steady cell that becomes another meanwhile marks it again.
    node.isMarked = false;
    busy.push(cell);
    try {
      if (!node.isKnown || hasChanged(node)) workOut(node, cell);
    } finally {
      node.isBusy = false;
      busy.pop();
    }
  };

  const workOut = (node: Node<Input>, { compute }: Derived<Input, unknown>): void => {
    const outer = run;
    const start = reading.length;
    const wasKnown = node.isKnown;
    const begun = time;
    node.isKnown = false;
    runs += 1;
    run = runs;
    let value: unknown;
    try {
      value = compute(read);
    } finally {
      run = outer;
      keepReads(node, reading, start);
      reading.length = start;
      if (node.reads.some(({ isMarked }) => isMarked)) markAgain(node);
    }
    const isSame = equal(node.value, value);
    if (!isSame) node.value = value;
    node.computed = begun;
    node.isKnown = true;
    if (isSame && wasKnown) return;
    // Later than what was worked out from what it was.
    if (isSteady(node)) time += 1;
    node.changed = time;
    if (isSteady(node)) mark(node);
  };

  const markAgain = (node: Node<Input>): void => {
    node.isMarked = true;
    if (isSteady(node)) waiting.push(node);
    mark(node);
  };

  /** Works out what is steady; afterwards whatever is not marked is as it must be. */
  const settle = (): void => {
    const failed = new Set<Node<Input>>();
    const seen = new Set<Node<Input>>();
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      try {
        refresh(node);
        // No marks go round where all are steady. What comes up again may go round through others, too.
        const way = failed.has(node)
          ? null
          : wayBack(node, node, seen.has(node) ? isAny : isSteady);
        for (const each of way ?? []) {
          failed.add(each);
          mark(each);
        }
      } catch {
        // Told to whoever reads it. In a circle each would have the others tried again.
        if (!failed.has(node)) mark(node);
        failed.add(node);
      }
      seen.add(node);
    }
  };

  const valueOf = <Value>(cell: Cell<Input, Value>, node = nodeOf(cell)): Value => {
    refresh(node);
    // What lies in the node of a cell came from that cell.
    return node.value as Value;
  };

  const read = <Value>(cell: Cell<Input, Value>): Value => {
    const node = nodeOf(cell);
    if (node.readIn !== run) {
      node.readIn = run;
      reading.push(node);
    }
    return valueOf(cell, node);
  };

  return (input) => (cell) => {
    if (current !== input) moveTo(input);
    if (waiting.length > 0) settle();
    return valueOf(cell);
  };
}

/** There is nobody to tell where nobody reads it. */
const isSteady = <Input>({ cell, readers }: Node<Input>): boolean =>
  'isSteady' in cell && readers.size > 0;

/** Those from `start` on are what the node reads now. Most read the same every time. */
function keepReads<Input>(node: Node<Input>, reading: readonly Node<Input>[], start: number): void {
  const { reads } = node;
  const isSame =
    reads.length === reading.length - start &&
    reads.every((read, order) => read === reading[start + order]);
  if (isSame) return;
  for (const read of reads) read.readers.delete(node);
  node.reads = reading.slice(start);
  for (const read of node.reads) read.readers.add(node);
}

/** The branch that a source stands at. */
const branchOf = <Input>(
  root: Branch<() => void>,
  { within }: Source<Input, unknown>,
): Branch<() => void> => (within === null ? root : branchOf(root, within.whole).at(within.key));

const isAny = (): boolean => true;

/**
 * From a node over what it read, through some, to the end; null where none leads there. What is
 * marked may read something else by now.
 */
function wayBack<Input>(
  node: Node<Input>,
  end: Node<Input>,
  through: (node: Node<Input>) => boolean,
  seen = new Set<Node<Input>>(),
): readonly Node<Input>[] | null {
  for (const read of node.reads) {
    if (read === end) return [end];
    if (seen.has(read) || read.isMarked || !through(read)) continue;
    seen.add(read);
    const way = wayBack(read, end, through, seen);
    if (way !== null) return [read, ...way];
  }
  return null;
}

const circle = (way: readonly { readonly name: string }[]): Error =>
  new Error(`These depend on each other: ${way.map(({ name }) => name).join(' → ')}`);
