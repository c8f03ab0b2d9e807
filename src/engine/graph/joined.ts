import type { Cell, Read } from './cell';

/** What one group holds at most. */
const width = 32;

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
  const groups: Cell<Input, Value>[] = [];
  for (let at = 0; at < items.length; at += width) {
    const group = items.slice(at, at + width);
    groups.push({ name, compute: (read) => of(group, read) });
  }
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
