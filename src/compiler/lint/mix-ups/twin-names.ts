import {
  isObject,
  joinPath,
  lastKeyOf,
  outerOf,
  pathOf,
  placesRoot,
  restOf,
  rootOf,
  type Json,
} from '../../../rules';
import type { Context } from '../../context';
import { filesOf } from '../files-of';
import type { SourceFile } from '../../source';
import type { Sources } from '../../symbols';
import { onceFor } from '../../source/once-for';

/** As often two words have to stand for each other in names that are otherwise the same. */
const fewest = 3;

/** Words of names that come in pairs, as from and to, first and last, do. */
export class TwinNames {
  readonly #names: ReadonlySet<string>;
  readonly #twins: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
    this.#twins = twinsIn(names);
  }

  /**
   * What was meant where something of one name is given another: `toDay` ← `facts.fromDay`
   * with `facts.toDay` there too. null where nothing tells.
   */
  meant(target: string, path: string): string | null {
    const wanted = wordsOf(target);
    const given = wordsOf(path);
    const found = new Set<string>();
    for (const word of given) {
      if (wanted.includes(word)) continue;
      for (const twin of this.#twins.get(word) ?? []) {
        if (!wanted.includes(twin)) continue;
        const meant = renamed(path, word, twin);
        if (this.#isKnown(meant)) found.add(meant);
      }
    }
    const [only, ...more] = found;
    return only !== undefined && more.length === 0 ? only : null;
  }

  /** Whether a name says nothing of what the target has a twin in. */
  isApart(target: string, path: string): boolean {
    const wanted = wordsOf(target).filter((word) => this.#twins.has(word));
    return !wordsOf(path).some((word) => wanted.includes(word));
  }

  /**
   * A word of a text whose twin is in the name of what the text is about; null where none is. `isCalled`:
   * whether texts mostly say the word of the name, and not the other, as names may be given by other words.
   */
  mistaken(
    target: string,
    text: string,
    isCalled: (meant: string, said: string) => boolean,
  ): { readonly said: string; readonly meant: string } | null {
    const wanted = wordsOf(target);
    const given = spokenIn(text);
    for (const said of given) {
      if (wanted.includes(said)) continue;
      for (const meant of this.#twins.get(said) ?? [])
        if (
          wanted.includes(meant) &&
          isSpoken(meant) &&
          !given.includes(meant) &&
          isCalled(meant, said)
        )
          return { said, meant };
    }
    return null;
  }

  /** It, or the same of something else: what one address has another has too. */
  #isKnown(path: string): boolean {
    if (this.#names.has(path)) return true;
    const end = `.${joinPath(lastKeyOf(outerOf(path)), lastKeyOf(path))}`;
    return outerOf(outerOf(path)) !== '' && [...this.#names].some((name) => name.endsWith(end));
  }
}

/** `lookups.firstNames` with last in place of first: `lookups.lastNames`. */
const renamed = (path: string, word: string, twin: string): string =>
  path
    .split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\.)|(?=\.)/u)
    .map((part) =>
      part.toLowerCase() !== word
        ? part
        : part === word
          ? twin
          : twin.charAt(0).toUpperCase() + twin.slice(1),
    )
    .join('');

const known = new Map<string, readonly string[]>();

/** Where names begin by the language's own word, and not by the journey's. */
const roots = new Set([
  ...['facts', 'lookups', 'settings', 'calendars', 'commits', placesRoot],
  ...['with', 'answer', 'item', 'commit'],
]);

/** `facts.firstDayAway` → first, day, away. */
export function wordsOf(name: string): readonly string[] {
  const found =
    known.get(name) ??
    (roots.has(rootOf(name)) ? restOf(name, rootOf(name)) : name)
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '');
  known.set(name, found);
  return found;
}

const placeholder = /\{[^{}]*\}/g;

const spoken = new Map<string, readonly string[]>();

/** Words of a text that can stand for something: neither numbers nor single letters, nor what is filled in. */
export function spokenIn(text: string): readonly string[] {
  const found = spoken.get(text) ?? wordsOf(text.replace(placeholder, ' ')).filter(isSpoken);
  spoken.set(text, found);
  return found;
}

const isSpoken = (word: string): boolean => /^\p{L}{2,}$/u.test(word);

function twinsIn(names: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const alike = new Map<string, Set<string>>();
  for (const words of new Set([...names].map((name) => wordsOf(name).join(' '))))
    words.split(' ').forEach((word, index, all) => {
      if (all.length < 2) return;
      const rest = all.with(index, '*').join(' ');
      alike.set(rest, (alike.get(rest) ?? new Set()).add(word));
    });
  const counts = new Map<string, Map<string, number>>();
  for (const words of alike.values())
    for (const one of words)
      for (const other of words) {
        if (one === other) continue;
        const of = counts.get(one) ?? new Map<string, number>();
        counts.set(one, of.set(other, (of.get(other) ?? 0) + 1));
      }
  return new Map(
    [...counts].map(([word, of]) => [
      word,
      new Set([...of].filter(([, count]) => count >= fewest).map(([other]) => other)),
    ]),
  );
}

const found = new WeakMap<Sources, TwinNames>();

/** Of every name that the journey declares or reads. */
export function twinNamesOf(given: Sources, { symbols, spoken }: Context): TwinNames {
  // A language changes no name.
  const sources = spoken?.own ?? given;
  const before = found.get(sources);
  if (before !== undefined) return before;
  const names = new Set([
    ...symbols.answers.keys(),
    ...[...symbols.facts.keys()].map((name) => `facts.${name}`),
  ]);
  for (const file of filesOf(sources).values()) for (const name of readIn(file)) names.add(name);
  const made = sameAs(names) ?? new TwinNames(names);
  last = { names, made };
  found.set(sources, made);
  return made;
}

let last: { readonly names: ReadonlySet<string>; readonly made: TwinNames } | null = null;

/** Most changes bring no name and take none away. */
const sameAs = (names: ReadonlySet<string>): TwinNames | null =>
  last?.names.size === names.size && [...names].every((name) => last?.names.has(name) === true)
    ? last.made
    : null;

/** By one file, which brands may leave as it is. */
const readIn = onceFor(({ value }: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  addRead(value, names);
  return names;
});

function addRead(value: Json, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value as readonly Json[]) addRead(each, names);
  else if (isObject(value)) {
    const path = pathOf(value);
    if (path !== null) names.add(path);
    for (const each of Object.values(value)) addRead(each, names);
  }
}
