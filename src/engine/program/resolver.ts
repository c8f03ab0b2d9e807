import {
  type CompiledField,
  type CompiledForgetting,
  type CompiledJourney,
  type CompiledSection,
  type CompiledStep,
  idOfSectionKey,
  questionKey,
  sectionKey,
} from '../../journey';
import { isObject, lastKeyOf, pathsAround } from '../../rules';
import { own } from '../answers/path';
import type { Json } from '../model';

/** Key of a section (and variant) among those that were entered, or opened, in this visit. */
export const markOf = (section: CompiledSection): string =>
  `${section.step}.${sectionKey(section)}`;
/** The section's id in what `markOf` wrote. */
export const sectionOfMark = (mark: string): string => idOfSectionKey(lastKeyOf(mark));
/** The key of a question, with the variant, where each variant's field is one of its own: what is touched, what is said. */
export const placedKey = (section: CompiledSection, field: CompiledField): string =>
  questionKey(sectionKey(section), field.name);
/** As events and the page know a field, whatever the variant. */
export const fieldKey = (section: CompiledSection, field: CompiledField): string =>
  questionKey(section.id, field.name);
/** How a field is named whose answer is lost: of a medical one its section alone (Z22). */
export const lostKey = (section: CompiledSection, field: CompiledField): string =>
  field.medical === true ? questionKey(section.id, '') : fieldKey(section, field);
/** DOM id of a field's control. */
export const targetOf = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}-${field.name}`;

/** DOM id of the control of one part; the first part stands for the whole field. */
export const partTargetOf = (
  section: CompiledSection,
  field: CompiledField,
  part: string,
): string =>
  field.parts?.[0]?.name === part
    ? targetOf(section, field)
    : `${targetOf(section, field)}-${part}`;

/** A field, and the section that it stands in. */
export interface PlacedField {
  readonly section: CompiledSection;
  readonly field: CompiledField;
}

/** Answers that a section asks to have confirmed, where nobody gave them (P25). */
export const confirmedIn = (journey: CompiledJourney): ReadonlySet<string> =>
  new Set(
    journey.steps
      .flatMap(({ sections }) => sections)
      .flatMap(({ confirm, fields }) =>
        confirm === undefined ? [] : fields.map(({ path }) => path),
      ),
  );

export interface Resolver {
  /** Fields that are bound to an answer path; none for a record. */
  readonly bound: ReadonlyMap<string, readonly PlacedField[]>;
  /** By id. */
  readonly steps: ReadonlyMap<string, CompiledStep>;
  /** Of a step, those with this id: of a section with variants, each of them. */
  readonly sectionsOf: (step: string, id: string) => readonly CompiledSection[];
  /** Sections that set something when they open, by their step. */
  readonly opening: ReadonlyMap<string, readonly CompiledSection[]>;
  /** What `confirmedIn` gives of the journey. */
  readonly confirmed: ReadonlySet<string>;
  /** Bound paths below a path. */
  readonly inside: (path: string) => readonly string[];
  /** Bound paths above or below a path: another value there may be another value here. */
  readonly related: (path: string) => readonly string[];
  /** What is forgotten, by what it is forgotten with. */
  readonly forgotten: ReadonlyMap<string, readonly CompiledForgetting[]>;
  /** The section that asks for an item, by the `section.field` of its list. */
  readonly items: ItemSections;
}

export function createResolver(journey: CompiledJourney): Resolver {
  const bound = new Map<string, PlacedField[]>();
  for (const path of Object.keys(journey.records)) bound.set(path, []);
  for (const step of journey.steps) {
    for (const section of step.sections) {
      for (const field of section.fields) {
        const fields = bound.get(field.path) ?? [];
        fields.push({ section, field });
        bound.set(field.path, fields);
      }
    }
  }
  const sections = grouped(
    journey.steps.flatMap((step) => step.sections),
    ({ step, id }) => `${step} ${id}`,
  );
  const below = pathsBelow(bound.keys());
  const inside = (path: string): readonly string[] => below.get(path) ?? [];
  return {
    bound,
    steps: new Map(journey.steps.map((step) => [step.id, step])),
    sectionsOf: (step, id) => sections.get(`${step} ${id}`) ?? [],
    opening: grouped(
      journey.steps.flatMap((step) => step.sections).filter(({ opens }) => opens.length > 0),
      ({ step }) => step,
    ),
    confirmed: confirmedIn(journey),
    related: (path) => [...pathsAround(path).filter((other) => bound.has(other)), ...inside(path)],
    inside,
    forgotten: forgottenBy(journey),
    items: itemSectionsOf(journey),
  };
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function forgottenBy({
  forgetting,
}: CompiledJourney): ReadonlyMap<string, readonly CompiledForgetting[]> {
  const found = new Map<string, CompiledForgetting[]>();
  for (const each of forgetting)
    for (const cause of each.with) found.set(cause, [...(found.get(cause) ?? []), each]);
  return found;
}

function pathsBelow(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    for (const above of pathsAround(path)) {
      const found = below.get(above) ?? [];
      found.push(path);
      below.set(above, found);
    }
  }
  return below;
}

/** The section that asks for one item of a list, found by the list's key. */
type ItemSections = ReadonlyMap<string, CompiledSection>;

function itemSectionsOf({ steps }: CompiledJourney): ItemSections {
  const found = new Map<string, CompiledSection>();
  for (const section of steps.flatMap(({ sections }) => sections)) {
    const list = listKeyOf(section);
    if (list !== null) found.set(list, section);
  }
  return found;
}

/** Key of the list that a section asks an item of; null for any other section. */
export const listKeyOf = ({ present }: CompiledSection): string | null =>
  present.as === 'item' ? questionKey(present.section, present.field) : null;

/** Under which key an item keeps the answer of a field. */
export const itemKeyOf = ({ path }: CompiledField): string => lastKeyOf(path);

/** The items that an answer holds. What is no object has its place among them all the same (I7). */
export const itemsIn = (answer: Json): readonly Json[] =>
  Array.isArray(answer) ? (answer as readonly Json[]) : [];

/**
 * What a draft begins with: an item that is there, or nothing but what its fields start as.
 * @param item undefined for a new one
 */
export const beginningOf = (field: CompiledField, item: Json | undefined): Json => {
  if (item === undefined) return field.initial;
  return isObject(item) ? (own(item, itemKeyOf(field)) ?? null) : null;
};

/** Where a list stands: in several sections, when it belongs to one with variants. */
export const hostsOf = (
  { steps }: CompiledJourney,
  item: CompiledSection,
): readonly { readonly section: CompiledSection; readonly field: CompiledField }[] =>
  steps
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.fields
        .filter((field) => fieldKey(section, field) === listKeyOf(item))
        .map((field) => ({ section, field })),
    );
