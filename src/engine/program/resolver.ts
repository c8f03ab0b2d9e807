import type {
  CompiledField,
  CompiledForgetting,
  CompiledJourney,
  CompiledSection,
  CompiledStep,
} from '../../journey';
import { pathsAround } from '../../rules';
import { itemSectionsOf, type ItemSections } from './items';

/** A field, and the section that it stands in. */
export interface PlacedField {
  readonly section: CompiledSection;
  readonly field: CompiledField;
}

export interface Resolver {
  /** Fields that are bound to an answer path; none for a record. */
  readonly bound: ReadonlyMap<string, readonly PlacedField[]>;
  /** By id. */
  readonly steps: ReadonlyMap<string, CompiledStep>;
  /** Of a step, those with this id: of a section with variants, each of them. */
  readonly sectionsOf: (step: string, id: string) => readonly CompiledSection[];
  /** Sections that set something when they open, by their step. */
  readonly opening: ReadonlyMap<string, readonly CompiledSection[]>;
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
