import { equal } from '../answers/equal';
import type { CompiledSection, Draft, Json, JsonObject } from '../model';
import { beginningOf, hostsOf, itemKeyOf, itemsIn, listKeyOf } from './items';
import type { Kit } from './kit';
import { fieldNode, node } from './names';

/** An open draft as the item that it would become. */
export interface Drafted {
  readonly item: JsonObject;
  /** Somebody would lose an answer if it were dropped. */
  readonly unsaved: boolean;
}

/** What the draft of a list holds; null while none is open. */
export function addDraft({ journey, add }: Kit, section: CompiledSection): void {
  const key = listKeyOf(section);
  const list = hostsOf(journey, section)[0]?.field;
  if (key === null || list === undefined) return;
  const fields = section.fields.map((field) => ({
    field,
    relevant: node.relevant(fieldNode(section, field)),
    answer: node.answer(field.path),
  }));
  const items = node.raw(list.path);
  add({
    id: node.drafted(key),
    needs: [
      node.draft(key),
      items,
      ...fields.flatMap(({ relevant, answer }) => [relevant, answer]),
    ],
    compute: (read): Drafted | null => {
      const draft = read(node.draft(key)) as Draft | null;
      if (draft === null) return null;
      const before =
        draft.index === null ? null : (itemsIn(read(items) as Json)[draft.index] ?? null);
      const asked = fields.filter(({ relevant }) => read(relevant) === true);
      const itemOf = (valueOf: (entry: (typeof fields)[number]) => Json): JsonObject =>
        Object.fromEntries(
          asked
            .map((entry) => [itemKeyOf(entry.field), valueOf(entry)] as const)
            .filter(([, value]) => value !== null),
        );
      const item = itemOf(({ answer }) => read(answer) as Json);
      const begun = itemOf(({ field }) => beginningOf(field, before));
      return { item, unsaved: draft.answered && !equal(item, begun) };
    },
  });
}
