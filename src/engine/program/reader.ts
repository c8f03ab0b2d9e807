import { equal, rootOf } from '../../rules';
import { getPath, wordsOf } from '../../rules';
import type { Json, Lookup, Text } from '../model';
import type { CompiledText } from '../../journey';
import type { LocalRoots, RuleObserver, Scope } from '../../rules';
import { fill, type TextSource } from '../text';
import type { Read } from './cell';
import type { Kit } from './kit';
import { createLocate, type Locate } from './locate';
import type { StateCells } from './state-cells';

const localRoots = new Set(['with', 'answer', 'failure', 'item', 'commit', 'run', 'consents']);

const noLocals: LocalRoots = {};

/** How rules and texts read the cells. */
export interface Reader {
  readonly scope: (read: Read, locals?: LocalRoots) => Scope;
  readonly fill: (text: CompiledText, read: Read, locals?: LocalRoots) => Text;
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
      const option = read(cells.field(placed).options).find((candidate) =>
        equal(candidate.value, chosen),
      );
      if (option !== undefined) return option.label;
      const words = kept?.keep.includes(kept.label) === true ? getPath(value, kept.label) : null;
      if (words !== null) return wordsOf(words);
    }
    return '';
  };

  return {
    scope,
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
