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
    ...codes(0, 0x1f),
    '\u007f',
  ]),
];

/** Any character at all, also the end of a line. */
export const anything = '[^]';

const members = new Map<string, ReadonlySet<string>>();

/** What of these characters a class holds. */
function membersOf(of: string, characters: readonly string[]): ReadonlySet<string> {
  const test = new RegExp(`^${of}$`, 'u');
  return new Set(characters.filter((each) => test.test(each)));
}

export interface Alphabet {
  /** One character for all that no class tells apart. */
  readonly characters: readonly string[];
  readonly holds: (of: string, character: string) => boolean;
}

/** null where a class holds none of the samples: nothing could be said of it then. */
export function alphabetOf(parts: readonly Part[]): Alphabet | null {
  const classes = [...new Set([anything, ...parts.flatMap(classesIn)])];
  const named = [...new Set(classes.flatMap(ends))];
  const characters = [...new Set([...samples, ...named])];
  const holding = new Map<string, ReadonlySet<string>>();
  for (const of of classes) {
    const found =
      members.get(of) ?? new Set([...membersOf(of, samples), ...membersOf(of, ends(of))]);
    members.set(of, found);
    const own = named.length === 0 ? found : new Set([...found, ...membersOf(of, named)]);
    if (own.size === 0) return null;
    holding.set(of, own);
  }
  const holds = (of: string, character: string): boolean =>
    holding.get(of)?.has(character) === true;
  const kinds = new Map<string, string>();
  for (const each of characters) {
    const kind = classes.map((of) => (holds(of, each) ? '1' : '0')).join('');
    if (!kinds.has(kind)) kinds.set(kind, each);
  }
  return { characters: [...kinds.values()], holds };
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
    return code <= 0x7e ? [] : codes(code - 1, code + 1);
  });
}
