type Entries<Value> = Readonly<Record<string, Value>>;

/** The entries of one record, by shelf. */
type Shelves<Value> = readonly Entries<Value>[];

/** From so many entries on a record is shelved. */
const fewestShelved = 256;

/** A power of two. */
const shelfCount = 256;

const shelvesOf = new WeakMap<object, Shelves<unknown>>();

/**
 * The record with one entry set. One of many entries shares all shelves but one with the record that it
 * was made from, or an answer would cost the copy of all others. It reads as any record does, but for the
 * order of its keys, and cannot be written to.
 */
export function withEntry<Value>(
  record: Entries<Value>,
  key: string,
  value: Value,
): Entries<Value> {
  const before = shelvesOf.get(record) as Shelves<Value> | undefined;
  if (before === undefined && Object.keys(record).length < fewestShelved)
    return { ...record, [key]: value };
  const shelves = [...(before ?? shelved(record))];
  const at = shelfOf(key);
  shelves[at] = { ...shelves[at], [key]: value };
  return recordOf(shelves);
}

/** The record itself, or a plain copy of one that is shelved: to read all of that is quicker. */
export function together<Value>(record: Entries<Value>): Entries<Value> {
  const shelves = shelvesOf.get(record) as Shelves<Value> | undefined;
  if (shelves === undefined) return record;
  return shelves.reduce<Record<string, Value>>((all, shelf) => Object.assign(all, shelf), {});
}

/** Parts of two records, each with that of the other; what lies in none of them is the same in both. */
export function differingParts(
  before: Entries<unknown>,
  after: Entries<unknown>,
): readonly (readonly [Entries<unknown>, Entries<unknown>])[] {
  const old = shelvesOf.get(before);
  const now = shelvesOf.get(after);
  if (old === undefined || now === undefined) return [[before, after]];
  return now.flatMap((shelf, at) => {
    const earlier = old[at] ?? {};
    return shelf === earlier ? [] : [[earlier, shelf] as const];
  });
}

/** Where a key stands follows from the key alone. */
function shelfOf(key: string): number {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) | 0;
  return sum & (shelfCount - 1);
}

function shelved<Value>(record: Entries<Value>): Shelves<Value> {
  const shelves = Array.from({ length: shelfCount }, (): [string, Value][] => []);
  for (const entry of Object.entries(record)) shelves[shelfOf(entry[0])]?.push(entry);
  return shelves.map((entries) => Object.fromEntries(entries));
}

function recordOf<Value>(shelves: Shelves<Value>): Entries<Value> {
  /** That the key stands on. */
  const shelfWith = (key: string | symbol): Entries<Value> | undefined => {
    if (typeof key === 'symbol') return undefined;
    const shelf = shelves[shelfOf(key)];
    return shelf !== undefined && Object.hasOwn(shelf, key) ? shelf : undefined;
  };
  const record: Entries<Value> = new Proxy<Record<string, Value>>(
    {},
    {
      get: (target, key) => Reflect.get(shelfWith(key) ?? target, key) as unknown,
      has: (target, key) => Reflect.has(shelfWith(key) ?? target, key),
      ownKeys: () => shelves.flatMap((shelf) => Object.keys(shelf)),
      getOwnPropertyDescriptor: (target, key) =>
        Object.getOwnPropertyDescriptor(shelfWith(key) ?? target, key),
      set: refuse,
      defineProperty: refuse,
      deleteProperty: refuse,
    },
  );
  shelvesOf.set(record, shelves);
  return record;
}

const refuse = (): boolean => false;
