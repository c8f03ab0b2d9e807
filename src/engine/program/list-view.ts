import type { Draft, Json, ListView, SectionView } from '../model';
import type { ReadNode } from '../graph';
import { holds } from '../rules';
import { itemsIn } from './items';
import type { Kit } from './kit';
import { fieldKey, node, sectionKey } from './names';
import type { PlacedField } from './resolver';

/** What the view of a list needs beside what any field needs. */
export function listNeeds({ resolver, reader }: Kit, { section, field }: PlacedField): string[] {
  const item = resolver.items.get(fieldKey(section, field));
  if (field.list === null || item === undefined) return [];
  const { words, summary } = field.list;
  return [
    node.draft(fieldKey(section, field)),
    node.section(sectionKey(item)),
    ...reader.needs(...summary.map(({ when }) => when)),
    ...reader.textNeeds(...Object.values(words), ...summary.map(({ text }) => text)),
  ];
}

/** The items of a list and its draft; null for a field that is none. */
export function listView(
  { resolver, reader }: Kit,
  { section, field }: PlacedField,
  answer: Json,
  read: ReadNode,
): ListView | null {
  const item = resolver.items.get(fieldKey(section, field));
  if (field.list === null || item === undefined) return null;
  const { max, summary, words } = field.list;
  const draft = read(node.draft(fieldKey(section, field))) as Draft | null;
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
    draft: draft === null ? null : (read(node.section(sectionKey(item))) as SectionView | null),
    editing: draft?.index ?? null,
  };
}
