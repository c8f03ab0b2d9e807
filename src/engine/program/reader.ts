import type { CompiledText, CompiledTextCase } from '../../journey';
import {
  getPath,
  joinPath,
  type LocalRoots,
  nameUnder,
  pathsAround,
  placesRoot,
  restOf,
  rootOf,
  type RuleObserver,
  type Scope,
  wordsOf,
} from '../../rules';
import { own } from '../answers/path';
import type { Json, Lookup, Text } from '../model';
import { usesPlaces } from '../seldom';
import { fill, firstCase, type TextSource } from '../text';
import type { Cell, Kit, Read } from './kit';
import { chosenInWords } from './options-cell';
import { placeCell } from './place-cell';
import type { StateCells } from './state-cells';

const localRoots = new Set(['with', 'answer', 'failure', 'item', 'commit', 'run', 'consents']);

const noLocals: LocalRoots = {};

/** How rules and texts read the cells. */
export interface Reader {
  readonly scope: (read: Read, locals?: LocalRoots) => Scope;
  readonly fill: (text: CompiledText, read: Read, locals?: LocalRoots) => Text;
  /** Hears of every rule that is evaluated. */
  readonly observe: RuleObserver | undefined;
}

export function createReader(kit: Kit, observe?: RuleObserver): Reader {
  const { journey, resolver, cells, state } = kit;
  const fixed = { locate: createLocate(kit), state, observe };

  const scope = (read: Read, locals: LocalRoots = noLocals): Scope =>
    new CellScope(read, locals, fixed);

  const source = (read: Read, locals: LocalRoots = noLocals): TextSource => {
    const inner = scope(read, locals);
    return {
      locale: journey.locale,
      read: (path) => inner.read(path),
      label: (path) => labelAt(path, read),
    };
  };

  const labelAt = (path: string, read: Read): string => {
    for (const placed of resolver.bound.get(path) ?? []) {
      const { options } = placed.field;
      if (options === null) continue;
      const value = read(cells.answer(path));
      const kept = options.kind === 'lookup' ? options : null;
      const chosen = kept !== null && kept.keep.length > 0 ? getPath(value, kept.value) : value;
      const label = chosenInWords(
        read(cells.field(placed).options),
        placed.field,
        chosen,
        journey.locale,
      );
      if (label !== undefined) return label;
      const words = kept?.keep.includes(kept.label) === true ? getPath(value, kept.label) : null;
      if (words !== null) return wordsOf(words);
    }
    return '';
  };

  return {
    ...{ scope, observe },
    fill: (text, read, locals) => (isPlain(text) ? text : fill(text, source(read, locals))),
  };
}

interface Fixed {
  readonly locate: Locate;
  readonly state: StateCells;
  readonly observe: RuleObserver | undefined;
}

/** One is made for every evaluation, so it is a class: an object with a getter is many times dearer. */
class CellScope implements Scope {
  readonly #cell: Read;
  readonly #locals: LocalRoots;
  readonly #fixed: Fixed;
  readonly observe: RuleObserver | undefined;

  constructor(read: Read, locals: LocalRoots, fixed: Fixed) {
    this.#cell = read;
    this.#locals = locals;
    this.#fixed = fixed;
    this.observe = fixed.observe;
  }

  read(path: string): Json {
    if (this.#locals !== noLocals && localRoots.has(rootOf(path))) {
      return getPath(this.#locals, path);
    }
    const location = this.#fixed.locate(path);
    return location === null ? null : getPath(this.#cell(location.cell), location.rest);
  }

  status(lookup: string): Lookup['status'] {
    return this.#cell(this.#fixed.state.lookup(lookup)).status;
  }

  get today(): string {
    return this.#cell(this.#fixed.state.today);
  }
}

/** Words alone are what they will be when filled. */
const isPlain = (text: CompiledText): text is readonly string[] =>
  text.length < 2 && text.every((part) => typeof part === 'string');

/** The first text whose condition holds, filled. */
export const firstOf = ({ reader }: Kit, cases: readonly CompiledTextCase[], read: Read): Text =>
  reader.fill(firstCase(cases, reader.scope(read)), read);

/** A text that may have cases (Z39). */
export const saidNow = (
  kit: Kit,
  cases: readonly CompiledTextCase[] | undefined,
  text: CompiledText,
  read: Read,
): Text => (cases ? firstOf(kit, cases, read) : kit.reader.fill(text, read));

/** Where a path is read: a cell, and the way inside its value. */
interface Location {
  readonly cell: Cell<Json>;
  readonly rest: string;
}

/** null for a path that nobody declared. */
type Locate = (path: string) => Location | null;

function createLocate(kit: Kit): Locate {
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
  if (root === 'calendars') return { cell: cells.calendar(name), rest };
  if (root === 'facts') return { cell: cells.fact(name), rest };
  if (root === 'commits') {
    const commit = own(journey.commits, name);
    return commit === undefined ? null : { cell: cells.commit(commit).facts, rest };
  }
  return usesPlaces && root === placesRoot
    ? { cell: placeCell(kit, name), rest }
    : findAnswer(kit, path);
}

function findAnswer({ resolver, cells }: Kit, path: string): Location | null {
  const { bound, inside } = resolver;
  const outer = [path, ...pathsAround(path)].find((each) => bound.has(each));
  if (outer !== undefined) return { cell: cells.answer(outer), rest: restOf(path, outer) };
  return inside(path).length > 0 ? { cell: cells.group(path), rest: '' } : null;
}
