import type { FieldView, Json, ListView } from '../model';
import { holds } from '../../rules';
import type { Cell, Read } from './cell';
import { itemsIn } from './items';
import type { Kit } from './kit';
import { fieldKey } from './names';
import type { PlacedField } from './resolver';

/** The items of a list, its draft left out; null for a field that is none. */
export function listView(
  { resolver, reader, state }: Kit,
  { section, field }: PlacedField,
  answer: Json,
  read: Read,
): ListView | null {
  const item = resolver.items.get(fieldKey(section, field));
  if (field.list === null || item === undefined) return null;
  const { max, summary, words } = field.list;
  const draft = read(state.draft(fieldKey(section, field)));
  const items = itemsIn(answer);
  return {
    items: items.map((each, index) => {
      const locals = { item: each };
      const scope = reader.scope(read, locals);
      const found = summary.find(({ when }) => holds(when, scope));
      return { index, summary: found === undefined ? [] : reader.fill(found.text, read, locals) };
    }),
    max,
    canAdd: draft === null && items.length < max,
    words: {
      add: reader.fill(words.add, read),
      save: reader.fill(words.save, read),
      cancel: reader.fill(words.cancel, read),
      change: reader.fill(words.change, read),
      remove: reader.fill(words.remove, read),
    },
    draft: null,
    editing: draft?.index ?? null,
  };
}

/** With the draft that is open: the section of one item, which may list what is on the page, lists too. */
export const withDraft = (
  { resolver, cells, state }: Kit,
  { section, field }: PlacedField,
  closed: Cell<FieldView>,
  name: string,
): Cell<FieldView> => ({
  name,
  compute: (read) => {
    const view = read(closed);
    const item = resolver.items.get(fieldKey(section, field));
    const isOpen = read(state.draft(view.key)) !== null;
    if (view.list === null || item === undefined || !isOpen) return view;
    return { ...view, list: { ...view.list, draft: read(cells.section(item).view) } };
  },
});
