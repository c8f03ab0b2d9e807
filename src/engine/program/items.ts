import { own } from '../answers/own';
import { isObject, lastKeyOf } from '../../rules';
import type { Json, JsonObject } from '../model';
import type { CompiledField, CompiledJourney, CompiledSection } from '../../journey';
import { fieldKey } from './names';

/** The section that asks for one item of a list, found by the list's key. */
export type ItemSections = ReadonlyMap<string, CompiledSection>;

export function itemSectionsOf({ steps }: CompiledJourney): ItemSections {
  const found = new Map<string, CompiledSection>();
  for (const section of steps.flatMap(({ sections }) => sections)) {
    const { present } = section;
    if (present.as === 'item') found.set(`${present.section}.${present.field}`, section);
  }
  return found;
}

/** Key of the list that a section asks an item of; null for any other section. */
export const listKeyOf = ({ present }: CompiledSection): string | null =>
  present.as === 'item' ? `${present.section}.${present.field}` : null;

/** Under which key an item keeps the answer of a field. */
export const itemKeyOf = ({ path }: CompiledField): string => lastKeyOf(path);

/** The items that an answer holds. */
export const itemsIn = (answer: Json): readonly JsonObject[] =>
  Array.isArray(answer) ? (answer as readonly Json[]).filter(isObject) : [];

/** What a draft begins with: an item that is there, or nothing but what its fields start as. */
export const beginningOf = (field: CompiledField, item: JsonObject | null): Json =>
  item === null ? field.initial : (own(item, itemKeyOf(field)) ?? null);

/** Where a list stands: in several sections, when it belongs to one with variants. */
export const hostsOf = (
  { steps }: CompiledJourney,
  item: CompiledSection,
): readonly { readonly section: CompiledSection; readonly field: CompiledField }[] =>
  steps
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.fields
        .filter((field) => field.list !== null && fieldKey(section, field) === listKeyOf(item))
        .map((field) => ({ section, field })),
    );
