import type { Json, ListView } from '../model';
import { holds } from '../../rules';
import type { Read } from './cell';
import { itemsIn } from './items';
import type { Kit } from './kit';
import { fieldKey } from './names';
import type { PlacedField } from './resolver';

/** The items of a list and its draft; null for a field that is none. */
export function listView(
  { resolver, reader, cells, state }: Kit,
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
    draft: draft === null ? null : read(cells.section(item).view),
    editing: draft?.index ?? null,
  };
}
