import type { SourceNode } from './node';

/** Sources by the way that leads to them: what lies under an object that stayed the same did so too. */
export interface Branch {
  readonly positions: number[];
  readonly inner: Map<string, Branch>;
}

export type Branches<Input> = ReadonlyMap<keyof Input, Branch>;

export function branchesOf<Input>(sources: readonly SourceNode<Input>[]): Branches<Input> {
  const slices = new Map<keyof Input, Branch>();
  sources.forEach(({ slice, at }, position) => {
    let branch = branchAt(slices, slice);
    for (const key of at) branch = branchAt(branch.inner, key);
    branch.positions.push(position);
  });
  return slices;
}

function branchAt<Key>(among: Map<Key, Branch>, key: Key): Branch {
  const found = among.get(key) ?? { positions: [], inner: new Map<string, Branch>() };
  among.set(key, found);
  return found;
}

/** Visits the sources that may have another value now. What is there is looked at, not what could be. */
export function visitChanged(
  { positions, inner }: Branch,
  before: unknown,
  after: unknown,
  visit: (position: number) => void,
): void {
  for (const position of positions) visit(position);
  if (inner.size === 0) return;
  const old = entriesOf(before);
  const now = entriesOf(after);
  const look = (key: string): void => {
    const branch = inner.get(key);
    if (branch !== undefined) visitChanged(branch, old[key], now[key], visit);
  };
  for (const key of Object.keys(now)) if (old[key] !== now[key]) look(key);
  for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) look(key);
}

type Entries = Readonly<Record<string, unknown>>;

const none: Entries = {};

const entriesOf = (whole: unknown): Entries =>
  typeof whole === 'object' && whole !== null ? (whole as Entries) : none;
