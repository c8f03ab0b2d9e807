import { equal } from '../answers/equal';
import { getPath, wordsOf } from '../answers/path';
import type { CompiledText, Json, Lookup, OptionView, Rule, RuleObserver, Text } from '../model';
import type { ReadNode } from '../graph';
import { readsOf, type LocalRoots, type Scope } from '../rules';
import { fill, type TextSource } from '../text';
import { fieldNode, node } from './names';
import type { Resolver } from './resolver';

const localRoots = new Set([
  'with',
  'answer',
  'failure',
  'item',
  'commit',
  'run',
  'label',
  'min',
  'max',
  'n',
]);

const noLocals: LocalRoots = {};

/** Rules and texts over the graph: what they need, and how they read it. */
export interface Reader {
  readonly needs: (...rules: readonly Rule[]) => readonly string[];
  readonly textNeeds: (...texts: readonly CompiledText[]) => readonly string[];
  readonly scope: (read: ReadNode, locals?: LocalRoots) => Scope;
  readonly fill: (text: CompiledText, read: ReadNode, locals?: LocalRoots) => Text;
}

export function createReader(resolver: Resolver, locale: string, observe?: RuleObserver): Reader {
  const nodesOf = (paths: Iterable<string>): string[] => {
    const nodes = new Set<string>();
    for (const path of paths) {
      const location = resolver.locate(path);
      if (location !== null) nodes.add(location.node);
    }
    return [...nodes];
  };

  const scope = (read: ReadNode, locals: LocalRoots = noLocals): Scope =>
    new GraphScope(read, locals, resolver, observe);

  const source = (read: ReadNode, locals: LocalRoots = noLocals): TextSource => {
    const inner = scope(read, locals);
    return {
      locale,
      read: (path) => inner.read(path),
      label: (path) => labelAt(path, read),
    };
  };

  const labelAt = (path: string, read: ReadNode): string => {
    for (const { section, field } of resolver.bound.get(path) ?? []) {
      if (field.options === null) continue;
      const options = read(node.options(fieldNode(section, field))) as readonly OptionView[];
      const value = read(node.answer(path)) as Json;
      const kept = field.options.kind === 'lookup' ? field.options : null;
      const chosen = kept !== null && kept.keep.length > 0 ? getPath(value, kept.value) : value;
      const option = options.find((candidate) => equal(candidate.value, chosen));
      if (option !== undefined) return option.label;
      if (kept !== null && kept.keep.includes(kept.label))
        return wordsOf(getPath(value, kept.label));
    }
    return '';
  };

  return {
    needs: (...rules) => {
      const { paths, statuses } = readsOf(...rules);
      return [...new Set([...nodesOf(paths), ...[...statuses].map(node.lookup)])];
    },
    textNeeds: (...texts) => {
      const needs = new Set<string>();
      for (const part of texts.flat()) {
        if (typeof part === 'string') continue;
        const path = 'link' in part ? part.link : part.path;
        for (const found of nodesOf([path])) needs.add(found);
        if ('format' in part && part.format === 'label') {
          for (const { section, field } of resolver.bound.get(path) ?? []) {
            if (field.options !== null) needs.add(node.options(fieldNode(section, field)));
          }
        }
      }
      return [...needs];
    },
    scope,
    fill: (text, read, locals) => (isPlain(text) ? text : fill(text, source(read, locals))),
  };
}

/** One is made for every evaluation, so it is a class: an object with a getter is many times dearer. */
class GraphScope implements Scope {
  readonly #node: ReadNode;
  readonly #locals: LocalRoots;
  readonly #resolver: Resolver;
  readonly observe: RuleObserver | undefined;

  constructor(
    read: ReadNode,
    locals: LocalRoots,
    resolver: Resolver,
    observe: RuleObserver | undefined,
  ) {
    this.#node = read;
    this.#locals = locals;
    this.#resolver = resolver;
    this.observe = observe;
  }

  read(path: string): Json {
    if (this.#locals !== noLocals && localRoots.has(path.split('.', 1)[0] ?? '')) {
      return getPath(this.#locals, path);
    }
    const location = this.#resolver.locate(path);
    return location === null ? null : getPath(valueOf(location.node, this.#node), location.rest);
  }

  status(lookup: string): Lookup['status'] {
    return lookupAt(node.lookup(lookup), this.#node).status;
  }

  get today(): string {
    return String(this.#node(node.today));
  }
}

/** Words alone are what they will be when filled. */
const isPlain = (text: CompiledText): text is readonly string[] =>
  text.length < 2 && text.every((part) => typeof part === 'string');

/** A lookup's value is its data, once it is there. */
function valueOf(id: string, read: ReadNode): Json {
  if (!id.startsWith('lookup:')) return (read(id) as Json | undefined) ?? null;
  const lookup = lookupAt(id, read);
  return lookup.status === 'ready' ? lookup.data : null;
}

/** A lookup that no call of the journey fills is idle for good. */
const lookupAt = (id: string, read: ReadNode): Lookup =>
  (read(id) as Lookup | undefined) ?? { status: 'idle' };
