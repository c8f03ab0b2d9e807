import { anything, type Alphabet } from './alphabet';
import type { Part } from './read-pattern';

/** Larger than any pattern that a person reads. */
const mostStates = 1500;

type Guard = 'start' | 'end';
interface Step {
  readonly to: number;
  /** A class; a guard holds or not without a character; null for neither. */
  readonly of: string | null;
  readonly guard: Guard | null;
}

/** What a search has come to: all states that a pattern may be in after some text. */
export interface Reached {
  readonly isMatch: boolean;
  /** No text that goes on from here matches. */
  readonly isDead: boolean;
  /** Where one more character leads. */
  readonly after: (character: string) => Reached;
}

/**
 * A pattern as it is searched for in a whole text, which matches as soon as it stands anywhere.
 * What is unknown of it matches everything, or nothing. null for one that is too large.
 */
export function automatonOf(
  pattern: Part,
  unknownMatches: boolean,
  { holds }: Alphabet,
): Reached | null {
  const steps: Step[][] = [];
  const state = (): number => steps.push([]) - 1;
  const join = (from: number, to: number, of: string | null = null, guard: Guard | null = null) => {
    steps[from]?.push({ to, of, guard });
  };

  /** Lays a part behind a state, and gives the state behind it. */
  function lay(part: Part, from: number): number {
    if (steps.length > mostStates) return from;
    switch (part.kind) {
      case 'one':
        return joined(from, part.of, null);
      case 'start':
      case 'end':
        return joined(from, null, part.kind);
      case 'unknown':
        return unknownMatches ? from : state();
      case 'all':
        return part.parts.reduce((last, each) => lay(each, last), from);
      case 'either': {
        const end = state();
        for (const each of part.parts) join(lay(each, from), end);
        return end;
      }
      case 'repeat':
        return repeat(part.part, part.least, part.most, from);
    }
  }
  function joined(from: number, of: string | null, guard: Guard | null): number {
    const to = state();
    join(from, to, of, guard);
    return to;
  }
  function repeat(part: Part, least: number, most: number, from: number): number {
    let last = from;
    for (let count = 0; count < least && steps.length <= mostStates; count += 1)
      last = lay(part, last);
    if (most === Number.POSITIVE_INFINITY) {
      const around = joined(last, null, null);
      join(lay(part, around), around);
      return joined(around, null, null);
    }
    const end = state();
    join(last, end);
    for (let count = least; count < most && steps.length <= mostStates; count += 1) {
      last = lay(part, last);
      join(last, end);
    }
    return end;
  }

  const start = state();
  join(start, start, anything);
  const end = lay(pattern, joined(start, null, null));
  join(end, end, anything);
  return steps.length > mostStates ? null : searcher(steps, start, end, holds);
}

/** A state and where in the text: nothing was read yet, and nothing more may be read. */
const placed = (state: number, isFirst: boolean, isLast: boolean): number =>
  state * 4 + (isFirst ? 1 : 0) + (isLast ? 2 : 0);

function searcher(
  steps: readonly (readonly Step[])[],
  start: number,
  end: number,
  holds: Alphabet['holds'],
): Reached {
  const known = new Map<string, Reached>();
  const stepsOf = (place: number): readonly Step[] => steps[Math.floor(place / 4)] ?? [];
  const isFirst = (place: number): boolean => (place & 1) === 1;
  const isLast = (place: number): boolean => (place & 2) === 2;

  function reach(places: Iterable<number>): Reached {
    const all = new Set(places);
    for (const place of all)
      for (const { to, of, guard } of stepsOf(place)) {
        if (of !== null || (guard === 'start' && !isFirst(place))) continue;
        all.add(placed(to, isFirst(place), isLast(place) || guard === 'end'));
      }
    const sorted = [...all].toSorted((a, b) => a - b);
    const name = sorted.join(' ');
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const open = sorted.filter((place) => !isLast(place));
    const met = new Map<string, Reached>();
    const reached: Reached = {
      isMatch: sorted.some((place) => Math.floor(place / 4) === end),
      isDead: sorted.length === 0,
      after: (character) => {
        const next = met.get(character) ?? reach(onwards(open, character));
        met.set(character, next);
        return next;
      },
    };
    known.set(name, reached);
    return reached;
  }

  const onwards = (places: readonly number[], character: string): readonly number[] =>
    places.flatMap((place) =>
      stepsOf(place).flatMap(({ to, of }) =>
        of !== null && holds(of, character) ? [placed(to, false, false)] : [],
      ),
    );
  return reach([placed(start, true, false)]);
}
