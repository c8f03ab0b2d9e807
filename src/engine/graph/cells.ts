/** The present value of a cell. */
export type Read<Input> = <Value>(cell: Cell<Input, Value>) => Value;

/** A value of an input: taken from it, or following from other cells. Known by its identity. */
export type Cell<Input, Value> = Source<Input, Value> | Derived<Input, Value>;

/** A part of the input. Made by `inputOf`, `part` and `under`. */
export interface Source<Input, Value> {
  /** What it is a part of, and under which key; null for the whole input. */
  readonly within: { readonly whole: Source<Input, unknown>; readonly key: string } | null;
  readonly from: (input: Input) => Value;
}

/** A value that follows from the cells that it reads while it is worked out, and from nothing else. */
export interface Derived<Input, Value> {
  /** Said where cells go round in a circle. */
  readonly name: string;
  readonly compute: (read: Read<Input>) => Value;
  /**
   * Many cells read it, and most changes leave it as it is. It is worked out before anything is read,
   * and its readers are marked only if it became another.
   */
  readonly isSteady?: true;
}

/** The whole of an input. */
export const inputOf = <Input>(): Source<Input, Input> => ({
  within: null,
  from: (input) => input,
});

/** What `pick` takes from under a key of another source. It must look at nothing beside that key. */
export const under = <Input, Whole, Value>(
  whole: Source<Input, Whole>,
  key: string,
  pick: (whole: Whole, key: string) => Value,
): Source<Input, Value> => ({
  within: { whole, key },
  from: (input) => pick(whole.from(input), key),
});

/** A declared part of another source. */
export const part = <Input, Whole, Key extends keyof Whole & string>(
  whole: Source<Input, Whole>,
  key: Key,
): Source<Input, Whole[Key]> => under(whole, key, (from) => from[key]);

/** What one group holds at most. */
const width = 32;

/** `items` in groups of neighbours. */
function grouped<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const groups: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; at += width) groups.push(items.slice(at, at + width));
  return groups;
}

/**
 * One value of many items: `of` some of them, put together by `join`, group by group. A change costs
 * the groups that read what changed, however many there are.
 */
export function joined<Input, Item, Value>(
  name: string,
  items: readonly Item[],
  of: (items: readonly Item[], read: Read<Input>) => Value,
  join: (values: readonly Value[]) => Value,
): Cell<Input, Value> {
  if (items.length <= width) return { name, compute: (read) => of(items, read) };
  const groups = grouped(items).map((group): Cell<Input, Value> => ({
    name,
    compute: (read) => of(group, read),
  }));
  return joined(name, groups, (cells, read) => join(cells.map((cell) => read(cell))), join);
}

/** What many items list, one list after the other. */
export const joinedLists = <Input, Item, Listed>(
  name: string,
  items: readonly Item[],
  of: (item: Item, read: Read<Input>) => readonly Listed[],
): Cell<Input, readonly Listed[]> =>
  joined<Input, Item, readonly Listed[]>(
    name,
    items,
    (some, read) => some.flatMap((item) => of(item, read)),
    // `flat` takes ten times as long.
    (lists) => {
      const all: Listed[] = [];
      return all.concat(...lists);
    },
  );

/** Whether something holds of any of many items. What lies behind the first of which it does is not read. */
export function anyOf<Input, Item>(
  name: string,
  items: readonly Item[],
  holds: (item: Item, read: Read<Input>) => boolean,
): Cell<Input, boolean> {
  if (items.length <= width)
    return { name, compute: (read) => items.some((item) => holds(item, read)) };
  const groups = grouped(items).map((group) => anyOf(name, group, holds));
  return anyOf<Input, Cell<Input, boolean>>(name, groups, (group, read) => read(group));
}

/** Makes what belongs to a key when it is first asked for, and only then. */
export function once<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
