import type { Way } from '../../journey';
import { Cursor } from '../source';
import type { Note, Notes } from './notes';

/** Something that was made, and what is written for it. */
export interface Spot {
  readonly made: unknown;
  /** null for what nobody wrote. */
  readonly at: Cursor<unknown> | null;
  readonly note: Note | undefined;
}

export function spotOf(made: unknown, notes: Notes): Spot {
  const note = notes.of(made);
  return { made, at: note?.at ?? null, note };
}

/** At each step what is noted of that goes before what is written under the same key. */
export const follow = (from: Spot, way: Way, notes: Notes): Spot =>
  way.reduce<Spot>((spot, key) => {
    const made = valueIn(spot.made, key);
    const note = notes.of(made);
    return { made, at: note?.at ?? writtenUnder(spot, key), note };
  }, from);

/** As far as the way leads: what the compiler laid round a rule is not written. */
export function asFarAs(from: Spot, way: Way, notes: Notes): Cursor<unknown> | null {
  let [spot, at] = [from, from.at];
  for (const key of way) {
    spot = follow(spot, [key], notes);
    at = spot.at ?? at;
  }
  return at;
}

function writtenUnder({ at, note }: Spot, key: string | number): Cursor<unknown> | null {
  const known = note?.keys?.[key];
  const elsewhere = known === undefined ? [key] : known;
  if (elsewhere === null || elsewhere instanceof Cursor) return elsewhere;
  return elsewhere.reduce(inside, at);
}

/** What is written under a key; what stands alone is a list of one. */
function inside(at: Cursor<unknown> | null, key: string | number): Cursor<unknown> | null {
  if (at === null) return null;
  const { value } = at;
  if (typeof key === 'number' && !Array.isArray(value)) return key === 0 ? at : null;
  const found = valueIn(value, key);
  return found === undefined ? null : at.part(key, found);
}

const valueIn = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined;
