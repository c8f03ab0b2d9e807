import {
  areRelated,
  isWithin,
  joinPath,
  keysOfPath,
  placeOfItem,
  placesRoot,
  readsOf,
} from '../../rules';
import { asExcepted } from '../language/excepted';
import { readText } from '../text/read-text';
import type { Condition, Node } from './model';
import { entriesOf, isObject, itemsOf, textOf, under, type Spot } from './spot';

/** What the local names of a rule mean where it stands; a name that is absent reads nothing. */
export interface Locals {
  /** Name of the lookup that `answer` is about. */
  readonly answer?: string;
  /** Names of the commits that `commit` can be. */
  readonly commits?: readonly string[];
  /** Nodes of `with.<name>`. */
  readonly with?: (name: string) => readonly Node[];
  /** Nodes of `item`. */
  readonly item?: readonly Node[];
}

const nothing = new Set([
  ...['settings', 'today', 'calendars', 'failure', 'run', 'consents'],
  ...[placesRoot, placeOfItem],
]);

/** What paths of rules and texts speak of. */
export class Names {
  /** Declared paths of answers. */
  readonly answers = new Set<string>();
  /** Of lookups, the keys that are sensitive by themselves: `lookups.<name>.<key>`. */
  readonly keys = new Set<string>();
  /** What is known of commits: `commits.<name>.<…>`. */
  readonly commits = new Set<string>();

  readonly #met = new Map<string, readonly Node[]>();
  /** Of rules without local names, which are asked for more than once. */
  readonly #read = new WeakMap<Spot, readonly Condition[]>();

  /** The declared answer that a path lies in, or all that lie in it; all are declared by then. */
  answersAt(path: string): readonly Node[] {
    const met = this.#met.get(path) ?? this.#find(path);
    this.#met.set(path, met);
    return met;
  }

  #find(path: string): readonly Node[] {
    const above = [...this.answers].filter((answer) => isWithin(path, answer));
    const longest = above.reduce((best, next) => (next.length > best.length ? next : best), '');
    return longest === ''
      ? [...this.answers].filter((answer) => isWithin(answer, path))
      : [longest];
  }

  nodesOf(path: string, locals: Locals = {}): readonly Node[] {
    const [root = '', name = '', ...rest] = keysOfPath(path);
    if (nothing.has(root) || nothing.has(path)) return [];
    if (root === 'facts') return [`facts.${name}`];
    if (root === 'with') return locals.with?.(name) ?? [];
    if (root === 'item') return locals.item ?? [];
    if (root === 'answer') {
      return locals.answer === undefined
        ? []
        : this.#inLookup(joinPath('lookups', locals.answer, name, ...rest), locals.answer);
    }
    if (root === 'commit') {
      return (locals.commits ?? []).flatMap((commit) =>
        this.#overlapping(this.commits, joinPath('commits', commit, name, ...rest)),
      );
    }
    if (root === 'lookups') return this.#inLookup(path, name);
    if (root === 'commits') return this.#overlapping(this.commits, path);
    return this.answersAt(path);
  }

  #inLookup(path: string, name: string): readonly Node[] {
    return [`lookups.${name}`, ...this.#overlapping(this.keys, path)];
  }

  #overlapping(known: ReadonlySet<string>, path: string): readonly Node[] {
    return [...known].filter((each) => areRelated(path, each));
  }

  /** What a rule or a template of rules reads. */
  read(at: Spot | null, locals: Locals | null = null): readonly Condition[] {
    if (at === null) return [];
    if (locals !== null) return this.#reads(at, locals);
    const before = this.#read.get(at) ?? this.#reads(at, {});
    this.#read.set(at, before);
    return before;
  }

  #reads(at: Spot, locals: Locals): readonly Condition[] {
    const { paths, statuses } = readsOf(at.value);
    const nodes = [
      ...[...paths].flatMap((path) => this.nodesOf(path, locals)),
      ...[...statuses].map((lookup) => `status:${lookup}`),
    ];
    return nodes.length === 0 ? [] : [{ nodes: [...new Set(nodes)], at, event: false }];
  }

  /** What happens at these answers. */
  events(at: Spot | null): readonly Condition[] {
    return itemsOf(at).flatMap((each) => {
      const path = textOf(each);
      const nodes = path === null ? [] : this.nodesOf(path);
      return nodes.length === 0 ? [] : [{ nodes, at: each, event: true }];
    });
  }

  /** What a text, or the cases of one, are filled with and chosen by. */
  readTexts(at: Spot | null, locals: Locals = {}): readonly Condition[] {
    return itemsOf(at).flatMap((each) => {
      if (isObject(each.value))
        return [
          ...this.read(under(each, 'when'), locals),
          ...this.readTexts(under(each, 'text'), locals),
        ];
      const text = textOf(each) ?? '';
      const paths = readText(text).flatMap((piece) =>
        piece.kind === 'placeholder' ? [piece.path] : [],
      );
      return this.#texts(each, paths, locals);
    });
  }

  /** What the addresses of the links in a text are. */
  readLinks(at: Spot, locals: Locals = {}): readonly Condition[] {
    const paths = readText(textOf(at) ?? '').flatMap((piece) =>
      piece.kind === 'link' ? [piece.address] : [],
    );
    return this.#texts(at, paths, locals);
  }

  #texts(at: Spot, paths: readonly string[], locals: Locals): readonly Condition[] {
    const nodes = paths.flatMap((path) => this.nodesOf(path, locals));
    return nodes.length === 0 ? [] : [{ nodes, at, event: false }];
  }
}

/** The path of an entry of an allow-list, with or without its reason. */
export const pathOf = (entry: Spot): string | null =>
  asExcepted(entry.value)?.path ?? textOf(entry);

/** Whether it is a path with the reason why it may stand here. */
export const isExcepted = ({ value }: Spot): boolean => asExcepted(value) !== null;

/** Rules by name, each read where it stands; `{ path, because }` reads that path. */
export function readEach(
  names: Names,
  map: Spot | null,
  locals: Locals = {},
): readonly { readonly name: string; readonly at: Spot; readonly from: readonly Condition[] }[] {
  return entriesOf(map).map(([name, at]) => ({
    name,
    at,
    from: isExcepted(at)
      ? [{ nodes: names.nodesOf(pathOf(at) ?? '', locals), at, event: false }]
      : names.read(at, locals),
  }));
}
