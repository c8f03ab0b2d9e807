import { plain, type Json } from '../../engine';
import { readParts, type Located } from '../source';
import { compare } from './check';
import { forFields } from './drawn-field';

/**
 * `"lists": { "home.previous": 2 }`: how many items; `{ "summaries": ["One Street"], "canAdd": true, "editing": null }`
 * states their lines, whether another may be begun, and which is open (an index, or "new").
 */
export const lists = forFields('the list', (view, at, what, name) => {
  const { list } = view;
  if (typeof at.value === 'number') return compare(at, what, at.value, list?.items.length, name);
  const part = readParts(at, ['summaries', 'canAdd', 'editing']);
  const lines = list?.items.map(({ summary }) => plain(summary)) ?? [];
  const editing = list?.draft == null ? null : (list.editing ?? 'new');
  const check = (wanted: Located | undefined, label: string, actual: Json) =>
    wanted === undefined ? [] : compare(wanted, `${label} ${what}`, wanted.value, actual, name);
  return [
    ...check(part('summaries'), 'the lines of', lines),
    ...check(part('canAdd'), 'whether an item can be added to', list?.canAdd === true),
    ...check(part('editing'), 'the open item of', editing),
  ];
});
