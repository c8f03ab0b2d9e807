import { differingParts } from '../answers/shelved-record';

const none: readonly never[] = [];

/** Sources by the way that leads to them: what lies under an object that stayed the same did so too. */
export class Branch<Source> {
  #sources: readonly Source[] = none;
  #inner: Map<string, Branch<Source>> | null = null;

  add(source: Source): void {
    this.#sources = [...this.#sources, source];
  }

  /** The branch under a key, made where it is not there yet. */
  at(key: string): Branch<Source> {
    this.#inner ??= new Map<string, Branch<Source>>();
    const known = this.#inner.get(key);
    if (known !== undefined) return known;
    const made = new Branch<Source>();
    this.#inner.set(key, made);
    return made;
  }

  /** Visits the sources that may have another value now. What is there is looked at, not what could be. */
  visitChanged(before: unknown, after: unknown, visit: (source: Source) => void): void {
    for (const source of this.#sources) visit(source);
    const inner = this.#inner;
    if (inner === null) return;
    for (const [old, now] of differingParts(entriesOf(before), entriesOf(after)))
      visitEntries(inner, old, now, visit);
  }
}

function visitEntries<Source>(
  inner: ReadonlyMap<string, Branch<Source>>,
  old: Entries,
  now: Entries,
  visit: (source: Source) => void,
): void {
  const keys = Object.keys(now);
  let kept = keys.length;
  for (const key of keys) {
    const isSame = old[key] === now[key];
    if (!isSame) inner.get(key)?.visitChanged(old[key], now[key], visit);
    if ((!isSame || now[key] === undefined) && !Object.hasOwn(old, key)) kept -= 1;
  }
  const earlier = Object.keys(old);
  if (earlier.length === kept) return;
  for (const key of earlier) {
    if (!Object.hasOwn(now, key)) inner.get(key)?.visitChanged(old[key], undefined, visit);
  }
}

type Entries = Readonly<Record<string, unknown>>;

const noEntries: Entries = {};

const entriesOf = (whole: unknown): Entries =>
  typeof whole === 'object' && whole !== null ? (whole as Entries) : noEntries;
