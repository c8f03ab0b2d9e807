import type { Part } from './read-pattern';

const codes = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Characters of all kinds, those that a person would name as an example first. */
const samples: readonly string[] = [
  ...new Set([
    ...codes(0x30, 0x39),
    ...codes(0x61, 0x7a),
    ...codes(0x41, 0x5a),
    ...codes(0x20, 0x7e),
    ...Array.from('éßÉÿΩжЖ中あกא٠²½€•−’‘–—…😀'),
    ...Array.from('\u0301\u00a0\u200d\u00ad\u2028\t\n\r'),
    '\u0000',
    '\u007f',
  ]),
];

/** Any character at all, also the end of a line. */
export const anything = '[^]';

const tests = new Map<string, RegExp>();

function isIn(of: string, character: string): boolean {
  const test = tests.get(of) ?? new RegExp(`^${of}$`, 'u');
  tests.set(of, test);
  return test.test(character);
}

interface Class {
  /** Of each sample, whether it is in it. */
  readonly holds: readonly boolean[];
  /** Characters that it names and that are no samples. */
  readonly named: readonly string[];
}

const known = new Map<string, Class>();

function classOf(of: string): Class {
  const found = known.get(of) ?? {
    holds: samples.map((each) => isIn(of, each)),
    named: ends(of),
  };
  known.set(of, found);
  return found;
}

export interface Alphabet {
  /** One character for all that no class tells apart. */
  readonly characters: readonly string[];
  readonly holds: (of: string, character: string) => boolean;
}

/** null where a class holds none of the samples: nothing could be said of it then. */
export function alphabetOf(parts: readonly Part[]): Alphabet | null {
  const names = [...new Set([anything, ...parts.flatMap(classesIn)])];
  const classes = names.map(classOf);
  const kinds = new Map<string, { readonly character: string; readonly in: readonly boolean[] }>();
  const add = (character: string, holds: readonly boolean[]): void => {
    const kind = holds.join();
    if (!kinds.has(kind)) kinds.set(kind, { character, in: holds });
  };
  samples.forEach((each, index) => {
    add(
      each,
      classes.map(({ holds }) => holds[index] === true),
    );
  });
  for (const each of new Set(classes.flatMap(({ named }) => named)))
    add(
      each,
      names.map((of) => isIn(of, each)),
    );
  const all = [...kinds.values()];
  const holding = new Map(
    names.map((of, index) => [
      of,
      new Set(all.filter((kind) => kind.in[index] === true).map(({ character }) => character)),
    ]),
  );
  if ([...holding.values()].some(({ size }) => size === 0)) return null;
  return {
    characters: all.map(({ character }) => character),
    holds: (of, character) => holding.get(of)?.has(character) === true,
  };
}

function classesIn(part: Part): readonly string[] {
  switch (part.kind) {
    case 'one':
      return [part.of];
    case 'all':
    case 'either':
      return part.parts.flatMap(classesIn);
    case 'repeat':
      return classesIn(part.part);
    default:
      return [];
  }
}

/** Characters beyond the usual that a class names, and those beside them. */
function ends(of: string): readonly string[] {
  const plain = of.replace(/\\(?:u\{([^}]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/g, (_, ...found) =>
    String.fromCodePoint(
      Number.parseInt(String(found.slice(0, 3).find((each) => each !== undefined)), 16),
    ),
  );
  return Array.from(plain).flatMap((each) => {
    const code = each.codePointAt(0) ?? 0;
    return code > 0x1f && code <= 0x7e ? [] : codes(Math.max(0, code - 1), code + 1);
  });
}
