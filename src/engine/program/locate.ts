import type { Json } from '../model';
import { joinPath, nameUnder, pathsAround, restOf, rootOf } from '../../rules';
import type { CompiledJourney } from '../../journey';
import { own } from '../answers/own';
import type { Cell } from './cell';
import type { Kit } from './kit';

/** Where a path is read: a cell, and the way inside its value. */
export interface Location {
  readonly cell: Cell<Json>;
  readonly rest: string;
}

/** null for a path that nobody declared. */
export type Locate = (path: string) => Location | null;

export function createLocate(kit: Kit): Locate {
  const known = new Map<string, Location | null>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const location = find(kit, path);
    known.set(path, location);
    return location;
  };
}

function find(kit: Kit, path: string): Location | null {
  const { journey, cells, state } = kit;
  const root = rootOf(path);
  const name = nameUnder(root, path) ?? '';
  const rest = restOf(path, joinPath(root, name));
  if (root === 'today') return { cell: state.today, rest: '' };
  if (root === 'settings') return { cell: state.settings, rest: restOf(path, root) };
  if (root === 'lookups') return { cell: cells.data(name), rest };
  if (root === 'calendars') {
    return isIn(journey.calendars, name) ? { cell: cells.calendar(name), rest } : null;
  }
  if (root === 'facts') return isIn(journey.facts, name) ? { cell: cells.fact(name), rest } : null;
  if (root === 'commits') {
    const commit = own(journey.commits, name);
    return commit === undefined ? null : { cell: cells.commit(commit).facts, rest };
  }
  return findAnswer(kit, path);
}

const isIn = (
  named: CompiledJourney['facts'] | CompiledJourney['calendars'],
  name: string,
): boolean => Object.hasOwn(named, name);

function findAnswer({ resolver, cells }: Kit, path: string): Location | null {
  const { bound, inside } = resolver;
  const outer = [path, ...pathsAround(path)].find((each) => bound.has(each));
  if (outer !== undefined) return { cell: cells.answer(outer), rest: restOf(path, outer) };
  return inside(path).length > 0 ? { cell: cells.group(path), rest: '' } : null;
}
