import { alphabetOf } from './alphabet';
import { automatonOf, type Reached } from './automaton';
import { readPattern } from './read-pattern';

export interface Wanted {
  /** Patterns that the text matches. */
  readonly fits: readonly string[];
  /** Patterns that it does not match. */
  readonly avoids?: readonly string[];
  /** Of characters. */
  readonly least?: number;
  readonly most?: number;
}

/** Found, or for certain not there; undecided where a pattern says what is not understood, or too much. */
export type Found =
  | { readonly is: 'there'; readonly text: string }
  | { readonly is: 'none' }
  | { readonly is: 'undecided' };

const undecided: Found = { is: 'undecided' };
/** Lengths, and states at one length, that are looked at. */
const longest = 300;
const widest = 2000;

const known = new Map<string, Found>();

/** The shortest text of that kind. */
export function someText(wanted: Wanted): Found {
  const { fits, avoids = [], least = 0, most = Number.POSITIVE_INFINITY } = wanted;
  const name = JSON.stringify([fits, avoids, least, String(most)]);
  const found = known.get(name) ?? search(fits, avoids, least, most);
  known.set(name, found);
  return found;
}

interface Reading {
  readonly text: string;
  readonly states: readonly Reached[];
}

function search(
  fits: readonly string[],
  avoids: readonly string[],
  least: number,
  most: number,
): Found {
  const patterns = [...fits, ...avoids].map(readPattern);
  const alphabet = alphabetOf(patterns.map(({ part }) => part));
  if (alphabet === null || least > longest) return undecided;
  const starts = patterns.flatMap(({ part }, index) => {
    // More fits, and less is avoided, than is so: what is not found is not there.
    const start = automatonOf(part, index < fits.length, alphabet);
    return start === null ? [] : [start];
  });
  if (starts.length < patterns.length) return undecided;
  const isExact = patterns.every(({ exact }) => exact);
  const seen = new Map<Reached, number>();
  const nameOf = (states: readonly Reached[]): string =>
    states
      .map((state) => {
        const number = seen.get(state) ?? seen.size;
        seen.set(state, number);
        return number;
      })
      .join(' ');
  const isHopeless = (states: readonly Reached[]): boolean =>
    states.some((state, index) => index < fits.length && state.isDead);
  const isWanted = (states: readonly Reached[]): boolean =>
    states.every((state, index) => state.isMatch === index < fits.length);

  const visited = new Set<string>();
  let layer: readonly Reading[] = [{ text: '', states: starts }];
  for (let length = 0; layer.length > 0; length += 1) {
    if (length >= least) {
      const hit = layer.find(({ states }) => isWanted(states));
      if (hit !== undefined) return isExact ? { is: 'there', text: hit.text } : undecided;
    }
    if (length >= most) break;
    if (length >= longest || layer.length > widest) return undecided;
    const next = new Map<string, Reading>();
    for (const { text, states } of layer)
      for (const character of alphabet.characters) {
        const after = states.map((state) => state.after(character));
        if (isHopeless(after)) continue;
        const name = nameOf(after);
        if (next.has(name) || visited.has(name)) continue;
        next.set(name, { text: text + character, states: after });
      }
    // From the least length on, to come by again adds nothing.
    if (length + 1 >= least) for (const name of next.keys()) visited.add(name);
    layer = [...next.values()];
  }
  return { is: 'none' };
}
