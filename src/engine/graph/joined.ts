import type { Cell, Read } from './cell';

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
