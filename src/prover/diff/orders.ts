import type { Kind, Part } from '../../journey';
import type { DifferenceKind } from './codes';
import type { Entry, OrderFacet } from './facet';
import { nameOfPart } from './parts';

/** Parts that are written as a list, whose order is what it is for. */
const ordered: Readonly<Partial<Record<Kind, readonly [DifferenceKind, string]>>> = {
  section: ['steps', 'comes sheet by sheet'],
  run: ['sent', 'goes through its steps'],
  option: ['drawn', 'lists its options'],
  content: ['drawn', 'lists its notices'],
  order: ['screens', 'lists its orders'],
  badge: ['screens', 'lists its badges'],
  filter: ['screens', 'lists its filters'],
  filterOption: ['screens', 'lists its options'],
  card: ['screens', 'lists its cards'],
  table: ['screens', 'lists its tables'],
  column: ['screens', 'lists its columns'],
  tableGroup: ['screens', 'lists its groups'],
  row: ['screens', 'lists its rows'],
};

/** The orders in which the parts of a part stand, where they count. */
export function ordersIn(part: Part, entry: Entry): readonly OrderFacet[] {
  const byKind = new Map<Kind, string[]>();
  for (const each of part.parts)
    byKind.set(each.kind, [...(byKind.get(each.kind) ?? []), nameOfPart(each)]);
  return [...byKind].flatMap(([kind, names]): readonly OrderFacet[] => {
    const [about, says] = ordered[kind] ?? [];
    if (about === undefined || says === undefined || names.length < 2) return [];
    const key = `${entry.key}#order of ${kind}`;
    return [
      {
        ...{ is: 'order', key, entry: entry.key, names, pairs: null, says },
        ...{ kinds: [about], place: part.place },
      },
    ];
  });
}
