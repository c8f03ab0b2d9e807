import type { CompiledField, CompiledJourney, CompiledSection } from '../model';
import { itemSectionsOf, type ItemSections } from './items';
import { node } from './names';

/** A field, and the section that it stands in. */
export interface PlacedField {
  readonly section: CompiledSection;
  readonly field: CompiledField;
}

/** Where a path is read: a node, and the way inside its value. */
export interface Location {
  readonly node: string;
  readonly rest: string;
}

export interface Resolver {
  /** Fields that are bound to an answer path; none for a record. */
  readonly bound: ReadonlyMap<string, readonly PlacedField[]>;
  /** null for a path that nobody declared. */
  readonly locate: (path: string) => Location | null;
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
  const known = new Map<string, Location | null>();
  const locate = (path: string): Location | null => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const location = find(path, journey, bound);
    known.set(path, location);
    return location;
  };
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
  return { bound, locate, related, items: itemSectionsOf(journey) };
}

function find(
  path: string,
  journey: CompiledJourney,
  bound: ReadonlyMap<string, unknown>,
): Location | null {
  const [root = '', name = '', ...deeper] = path.split('.');
  if (root === 'today') return { node: node.today, rest: '' };
  if (root === 'settings') return { node: node.settings, rest: path.slice('settings.'.length) };
  if (root === 'lookups') return { node: node.lookup(name), rest: deeper.join('.') };
  if (root === 'calendars') {
    return Object.hasOwn(journey.calendars, name)
      ? { node: node.calendar(name), rest: deeper.join('.') }
      : null;
  }
  if (root === 'facts') {
    return Object.hasOwn(journey.facts, name)
      ? { node: node.fact(name), rest: deeper.join('.') }
      : null;
  }
  if (root === 'commits') {
    return Object.hasOwn(journey.commits, name)
      ? { node: node.commitFacts(name), rest: deeper.join('.') }
      : null;
  }
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const prefix = path.slice(0, end);
    if (bound.has(prefix)) return { node: node.answer(prefix), rest: path.slice(end + 1) };
  }
  const isGroup = [...bound.keys()].some((inner) => inner.startsWith(`${path}.`));
  return isGroup ? { node: node.group(path), rest: '' } : null;
}
