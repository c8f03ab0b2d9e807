/** Sources by the way that leads to them: what lies under an object that stayed the same did so too. */
export interface Branch<Source> {
  readonly sources: Source[];
  readonly inner: Map<string, Branch<Source>>;
}

export const branch = <Source>(): Branch<Source> => ({ sources: [], inner: new Map() });

/** The branch that the keys lead to, made where it is not there yet. */
export function branchAt<Source>(root: Branch<Source>, keys: readonly string[]): Branch<Source> {
  let at = root;
  for (const key of keys) {
    const next = at.inner.get(key) ?? branch<Source>();
    at.inner.set(key, next);
    at = next;
  }
  return at;
}

/** Visits the sources that may have another value now. What is there is looked at, not what could be. */
export function visitChanged<Source>(
  { sources, inner }: Branch<Source>,
  before: unknown,
  after: unknown,
  visit: (source: Source) => void,
): void {
  for (const source of sources) visit(source);
  if (inner.size === 0) return;
  const old = entriesOf(before);
  const now = entriesOf(after);
  const look = (key: string): void => {
    const at = inner.get(key);
    if (at !== undefined) visitChanged(at, old[key], now[key], visit);
  };
  for (const key of Object.keys(now)) if (old[key] !== now[key]) look(key);
  for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) look(key);
}

type Entries = Readonly<Record<string, unknown>>;

const none: Entries = {};

const entriesOf = (whole: unknown): Entries =>
  typeof whole === 'object' && whole !== null ? (whole as Entries) : none;
