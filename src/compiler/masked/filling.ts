import { bySigns, hasSign } from './signs';

type Words = ReadonlyMap<string, string>;

/** Something that was made of a masked folder, with the words in place of their signs. */
export interface Filling<T> {
  /** What no words have changed in is the same object as the last time. */
  readonly with: (words: Words) => T;
}

/** null where a name has a sign in it: that is no text. */
export function fillingOf<T>(made: T): Filling<T> | null {
  try {
    const filled = partOf(made);
    return { with: (words) => (filled === null ? made : (filled(words) as T)) };
  } catch (error) {
    if (error instanceof SignInName) return null;
    throw error;
  }
}

class SignInName extends Error {}

type Fill = (words: Words) => unknown;

/** null for what has no sign in it. */
function partOf(value: unknown): Fill | null {
  if (typeof value === 'string') return hasSign(value) ? textOf(value) : null;
  if (typeof value !== 'object' || value === null) return null;
  const object = value as Readonly<Record<string, unknown>>;
  const parts = Object.keys(object).flatMap((key) => {
    if (hasSign(key)) throw new SignInName();
    const part = partOf(object[key]);
    return part === null ? [] : [{ key, part }];
  });
  return parts.length === 0 ? null : objectOf(object, parts);
}

function objectOf(
  object: Readonly<Record<string, unknown>>,
  parts: readonly { readonly key: string; readonly part: Fill }[],
): Fill {
  let last: Readonly<Record<string, unknown>> | null = null;
  return (words) => {
    let made: Record<string, unknown> | null = null;
    for (const { key, part } of parts) {
      const inner = part(words);
      if (last?.[key] === inner) continue;
      made ??= copyOf(last ?? object);
      made[key] = inner;
    }
    return (last = made ?? last);
  };
}

const copyOf = (object: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  (Array.isArray(object) ? [...(object as readonly unknown[])] : { ...object }) as Record<
    string,
    unknown
  >;

function textOf(text: string): Fill {
  const pieces = bySigns(text);
  const of: (string | undefined)[] = [];
  let last = text;
  return (words) => {
    let isSame = true;
    for (let index = 1; index < pieces.length; index += 2) {
      const said = words.get(pieces[index] ?? '');
      if (of[index] === said) continue;
      of[index] = said;
      isSame = false;
    }
    if (!isSame) last = pieces.map((piece, index) => of[index] ?? piece).join('');
    return last;
  };
}
