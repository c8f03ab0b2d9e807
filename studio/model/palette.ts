import type { Selection } from './selection';
import { hasWords, wordsIn } from './words';

/** Kinds of what one can go to, each with the sign that asks for it alone. */
export const kinds = [
  { kind: 'question', sign: '?', title: 'Questions and consents' },
  { kind: 'rule', sign: '=', title: 'Facts and rules' },
  { kind: 'variant', sign: '@', title: 'Variants' },
  { kind: 'answer', sign: '.', title: 'Answers' },
  { kind: 'clause', sign: '#', title: 'Clauses' },
  { kind: 'file', sign: '/', title: 'Files' },
  { kind: 'call', sign: '', title: 'Calls and sequences' },
  { kind: 'household', sign: '', title: 'Households' },
  { kind: 'deed', sign: '>', title: 'Do' },
] as const;

export type PaletteKind = (typeof kinds)[number]['kind'];

/** Something that one can go to, or do. */
export interface PaletteEntry {
  /** Tells it from all others, also after a reload. */
  readonly key: string;
  readonly kind: PaletteKind;
  readonly title: string;
  /** What it is, on a second line. */
  readonly about: string;
  /** Ids, paths and the like: who writes one of them means this. */
  readonly names: readonly string[];
  /** Words that it has besides. */
  readonly words: string;
  /** What is selected by it; null for what is done. */
  readonly to: Partial<Selection> | null;
  /** The key that does the same; empty for none. */
  readonly press: string;
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  /** How many more there are. */
  readonly more: number;
}

export interface Found {
  readonly groups: readonly PaletteGroup[];
  /** Of all, with those that are not on view. */
  readonly count: number;
}

/** What is written without its sign, and the kind that the sign asks for; null for all. */
export function readQuery(text: string): {
  readonly kind: PaletteKind | null;
  readonly words: string;
} {
  const [sign = ''] = text;
  const asked = kinds.find((each) => each.sign !== '' && each.sign === sign);
  return asked === undefined
    ? { kind: null, words: text.trim() }
    : { kind: asked.kind, words: text.slice(1).trim() };
}

/** On view of each kind among others, and where it is asked for alone. */
const most = { some: 5, alone: 60 };

/** What was gone to before comes first, then what is called just so, then what has the words. */
export function findIn(
  entries: readonly PaletteEntry[],
  text: string,
  recent: readonly string[],
): Found {
  const { kind, words: asked } = readQuery(text);
  const words = wordsIn(asked);
  const ofKind = entries.filter((each) => kind === null || each.kind === kind);
  const fitting = ofKind.filter((each) => hasWords(textOf(each), words));
  const before = recent.flatMap((key) => fitting.filter((each) => each.key === key));
  if (words.length === 0 && kind === null) {
    const deeds = entries.filter((each) => each.kind === 'deed' && !before.includes(each));
    return foundOf([group('recent', 'Gone to before', before), group('deed', 'Do', deeds)]);
  }
  const rest = fitting.filter((each) => !before.includes(each));
  const exact = words.length === 0 ? [] : rest.filter((each) => isExact(each, asked));
  const limit = kind === null ? most.some : most.alone;
  return foundOf([
    group('recent', 'Gone to before', before),
    group('exact', 'Called just so', exact, most.alone),
    ...kinds.map((each) =>
      group(
        each.kind,
        each.title,
        byRank(
          rest.filter((entry) => entry.kind === each.kind && !exact.includes(entry)),
          words,
        ),
        limit,
      ),
    ),
  ]);
}

const group = (
  key: string,
  title: string,
  entries: readonly PaletteEntry[],
  limit = entries.length,
): PaletteGroup => ({
  ...{ key, title, entries: entries.slice(0, limit) },
  more: Math.max(0, entries.length - limit),
});

const foundOf = (groups: readonly PaletteGroup[]): Found => ({
  groups: groups.filter(({ entries }) => entries.length > 0),
  count: groups.reduce((sum, { entries, more }) => sum + entries.length + more, 0),
});

const textOf = ({ title, about, names, words }: PaletteEntry): string =>
  [title, about, ...names, words].join('\n');

const isExact = ({ title, names }: PaletteEntry, asked: string): boolean =>
  [title, ...names].some((name) => name.toLowerCase() === asked.toLowerCase());

/** What has the words in its title before what has them elsewhere; else in the order of the journey. */
function byRank(
  entries: readonly PaletteEntry[],
  words: readonly string[],
): readonly PaletteEntry[] {
  const rank = ({ title, names }: PaletteEntry): number =>
    title.toLowerCase().startsWith(words[0] ?? '')
      ? 0
      : hasWords(title, words)
        ? 1
        : names.some((name) => hasWords(name, words))
          ? 2
          : 3;
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

/** The text in pieces, those that have one of the words apart. */
export function marked(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly isFound: boolean }[] {
  if (words.length === 0) return [{ text, isFound: false }];
  const any = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${any})`, 'gi'))
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const mostRecent = 8;

/** Keys of what was gone to before, the last first. */
export const withRecent = (recent: readonly string[], key: string): readonly string[] =>
  [key, ...recent.filter((each) => each !== key)].slice(0, mostRecent);
