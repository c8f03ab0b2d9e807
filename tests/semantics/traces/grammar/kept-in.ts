/** What the items of a list are known to hold. */
import { list as items, own, string } from '../../json';
import type { Json } from '../../subject';
import type { Known, Local } from './known';
import type { Type } from './vocabulary';

/** Keys that every item of a list may have: the compiler knows those of a list that is asked for. */
export const keptIn = (path: string, { nested, labelled }: Known): Local[] => {
  if (labelled.includes(path))
    return [
      { path: 'item.id', type: 'text' },
      { path: 'item.label', type: 'text' },
      { path: 'item.position', type: 'number' },
    ];
  const [text = 'id', number = 'n'] = path.endsWith('cars')
    ? ['plate', 'doors']
    : path === 'pets'
      ? ['called', 'age']
      : path.endsWith('guests')
        ? ['called', 'years']
        : [];
  return [
    ...(nested && path.endsWith('cars') ? [{ path: 'item.guests', type: 'list' } as const] : []),
    { path: `item.${text}`, type: 'text' },
    { path: `item.${number}`, type: 'number' },
    { path: 'item.position', type: 'number' },
  ];
};
/** Keys of a text and of a number in the items of a list, or of some of it; null where they hold no such thing. */
export function keysOf(list: Json, known: Known): readonly [text: string, number: string | null] {
  const [some = null] = items(own(list, 'where'));
  if (some !== null) return keysOf(some, known);
  const path = string(own(list, 'var'));
  if (known.labelled.includes(path)) return ['id', null];
  const isInner = own(list, 'itemsOf') !== null;
  const all = isInner && !known.nested ? [] : keptIn(isInner ? 'guests' : path, known);
  const key = (type: Type): string | null =>
    all.find((one) => one.type === type)?.path.replace('item.', '') ?? null;
  return [key('text') ?? 'id', key('number') ?? 'n'];
}
