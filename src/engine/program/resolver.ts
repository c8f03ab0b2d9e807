import type { CompiledField, CompiledJourney, CompiledSection, CompiledStep } from '../model';
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
  /** Bound paths above or below a path: another value there may be another value here. */
  readonly related: (path: string) => readonly string[];
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
  const relatives = new Map<string, readonly string[]>();
  const related = (path: string): readonly string[] => {
    const found =
      relatives.get(path) ??
      [...bound.keys()].filter(
        (other) => other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
      );
    relatives.set(path, found);
    return found;
  };
  return {
    bound,
    steps: new Map(journey.steps.map((step) => [step.id, step])),
    related,
    items: itemSectionsOf(journey),
  };
}
