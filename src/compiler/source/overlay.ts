import { Cursor } from './cursor';

type Fields = Readonly<Record<string, unknown>>;
type Parts = Map<string, Cursor<unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many levels of a key are laid over key by key; below, and for all else, the overlay's value stands alone. */
export type Depths = Readonly<Record<string, number>>;

/** Of a section. */
export const sectionDepths: Depths = { fields: 2, groups: 2, actions: 2 };

/** How the keys of a file are laid over those of another. */
export interface OverlayRules {
  readonly depths: Depths;
  /** Lists that go by the ids of what is in them; without a word, blocks. */
  readonly byId?: ReadonlySet<string>;
}

const blockLists: ReadonlySet<string> = new Set(['content']);

/** Lists that the overlay continues. */
const continued = new Set(['reactions', 'needs', 'source']);

/** Keys that belong to a file and not to what it says. */
const own = new Set(['$schema', 'id', 'description']);

/** A key of a question that goes key by key itself. */
const deeper = new Set(['messages']);

const partsOf = (at: Cursor<Fields>): Parts =>
  new Map(Object.entries(at.value).map(([key, value]) => [key, at.part(key, value)]));

const made = (at: Cursor<unknown>, parts: Parts): Cursor<Fields> =>
  new Cursor(
    Object.fromEntries([...parts].map(([key, part]) => [key, part.value])),
    at.file,
    at.pointer,
    parts,
  );

/** The same place with other parts under these keys, and without some. */
export function withParts<T extends object>(
  at: Cursor<T>,
  others: ReadonlyMap<string, Cursor<unknown>>,
  without: ReadonlySet<string> = new Set(),
): Cursor<T> {
  const parts = partsOf(at.as(at.value as Fields));
  for (const [key, part] of others) parts.set(key, part);
  for (const key of without) parts.delete(key);
  return made(at, parts) as unknown as Cursor<T>;
}

/** What is said here laid over what is said below, key by key (one level); null takes a key away. The place is that of what is said here. */
export function layOver<T extends object>(base: Cursor<T>, over: Cursor<T>): Cursor<T> {
  const [below, above] = [base.as(base.value as Fields), over.as(over.value as Fields)];
  return made(over, laid(below, above, 0)) as unknown as Cursor<T>;
}

function laid(base: Cursor<Fields>, over: Cursor<Fields>, depth: number): Parts {
  const parts = partsOf(base);
  for (const [key, value] of Object.entries(over.value)) {
    const below = parts.get(key);
    const above = over.part(key, value);
    if (value === null) parts.delete(key);
    else if (below === undefined) parts.set(key, above);
    else parts.set(key, lay(below, above, depth === 1 && deeper.has(key) ? 2 : depth));
  }
  return parts;
}

function lay(base: Cursor<unknown>, over: Cursor<unknown>, depth: number): Cursor<unknown> {
  if (depth <= 1 || !isObject(base.value) || !isObject(over.value)) return over;
  return made(base, laid(base.as(base.value), over.as(over.value), depth - 1));
}

/** One list after the other. */
function join(base: Cursor<unknown>, over: Cursor<unknown>): Cursor<unknown> {
  const [first, second] = [base.value as readonly unknown[], over.value as readonly unknown[]];
  return list(
    [
      ...first.map((value, index) => base.part(index, value)),
      ...second.map((value, index) => over.part(index, value)),
    ],
    over,
  );
}

const list = (items: readonly Cursor<unknown>[], at: Cursor<unknown>): Cursor<unknown> =>
  new Cursor(
    items.map(({ value }) => value),
    at.file,
    at.pointer,
    new Map(items.map((item, index) => [String(index), item])),
  );

interface Block {
  readonly id?: string;
}

const blocks = (at: Cursor<unknown>): readonly Cursor<Block>[] =>
  (at.value as readonly Block[]).map((value, index) => at.part(index, value));

/** Blocks by their id: one that is there is replaced in its place, others follow. */
function byId(base: Cursor<unknown>, over: Cursor<unknown>): Cursor<unknown> {
  const [first, second] = [blocks(base), blocks(over)];
  const twin =
    (one: Cursor<Block>) =>
    (other: Cursor<Block>): boolean =>
      one.value.id !== undefined && one.value.id === other.value.id;
  return list(
    [
      ...first.map((one) => second.find(twin(one)) ?? one),
      ...second.filter((one) => !first.some(twin(one))),
    ],
    over,
  );
}

/** A file as an overlay says it: a section in one variant (Z12), or any file under one brand. */
export function overlay<T extends object>(
  base: Cursor<T>,
  over: Cursor<object>,
  { depths, byId: lists = blockLists }: OverlayRules = { depths: sectionDepths },
): Cursor<T> {
  const below = base.as(base.value as Fields);
  const above = over.as(over.value as Fields);
  const parts = partsOf(below);
  for (const [key, value] of Object.entries(above.value)) {
    if (own.has(key)) continue;
    const before = parts.get(key);
    const said = above.part(key, value);
    if (before === undefined) parts.set(key, said);
    else if (value === null && depths[key] === undefined) parts.delete(key);
    else if (continued.has(key)) parts.set(key, join(before, said));
    else if (lists.has(key)) parts.set(key, byId(before, said));
    else parts.set(key, lay(before, said, (depths[key] ?? 0) + 1));
  }
  return made(base, parts) as unknown as Cursor<T>;
}
