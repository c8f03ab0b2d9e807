import { equal } from '../../rules';
import type { Json, JsonObject } from '../model';
import { type CompiledField, type CompiledSection, sectionKey } from '../../journey';
import type { Cell } from './cell';
import { beginningOf, hostsOf, itemKeyOf, itemsIn, listKeyOf } from './items';
import type { Kit } from './kit';

/** An open draft as the item that it would become. */
export interface Drafted {
  readonly item: JsonObject;
  /** Somebody would lose an answer if it were dropped. */
  readonly unsaved: boolean;
}

/** What the draft of a list holds, by the section that asks for an item; null while none is open. */
export function draftedCell(kit: Kit, section: CompiledSection): Cell<Drafted | null> {
  const name = `draft of ${sectionKey(section)}`;
  const key = listKeyOf(section);
  const list = key === null ? undefined : hostsOf(kit.journey, section)[0]?.field;
  if (key === null || list === undefined) return { name, compute: () => null };
  return {
    name,
    compute: (read) => {
      const { cells, state } = kit;
      const draft = read(state.draft(key));
      if (draft === null) return null;
      const before =
        draft.index === null ? null : (itemsIn(read(state.raw(list.path)))[draft.index] ?? null);
      const asked = section.fields.filter((field) =>
        read(cells.field({ section, field }).relevant),
      );
      const itemOf = (valueOf: (field: CompiledField) => Json): JsonObject =>
        Object.fromEntries(
          asked
            .map((field) => [itemKeyOf(field), valueOf(field)] as const)
            .filter(([, value]) => value !== null),
        );
      const item = itemOf((field) => read(cells.answer(field.path)));
      const { opened = {} } = draft;
      const begun = itemOf((field) =>
        Object.hasOwn(opened, field.path)
          ? (opened[field.path] ?? null)
          : beginningOf(field, before),
      );
      return { item, unsaved: draft.answered && !equal(item, begun) };
    },
  };
}
