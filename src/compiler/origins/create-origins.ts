import type { Origin, Origins } from '../../journey';
import type { Cursor } from '../source';
import { placeOf } from '../source/place-of';
import type { Sources, Symbols } from '../symbols';
import { noteJourney } from './note-journey';
import type { Note, Take } from './notes';
import { sourceOf } from './source-of';

type Part = readonly (string | number)[];

/** Nothing is worked out before the first question: checking a configuration never asks one. */
export function createOrigins(sources: Sources, symbols: Symbols): Origins {
  let notes: ReadonlyMap<string, Note> | null = null;
  const taken = (): ReadonlyMap<string, Note> => (notes ??= collect(sources, symbols));

  const within = (place: string, part: Part): Origin | null => {
    const found = nearest(taken(), place);
    if (found === null) return null;
    const joined = found.note.joined.find((each) => startsWith(part, each.part));
    const from = joined?.at ?? found.note.at;
    const way = joined === undefined ? part : part.slice(joined.part.length);
    const at = found.exact ? follow(from, way) : from;
    return {
      ...placed(at, found.note.key && way.length === 0),
      source: sourceOf(at) ?? found.note.source,
      written: found.exact,
      ...phraseAt(symbols, place),
    };
  };

  return {
    at: (place) => within(place, []),
    within,
    places: () => [...taken().keys()],
  };
}

/** What `fact:name` is said as. */
function phraseAt({ phrases }: Symbols, place: string): Pick<Origin, 'phrase'> {
  const phrase = place.startsWith('fact:') ? phrases.get(place.slice(5)) : undefined;
  return phrase === undefined ? {} : { phrase };
}

function collect(sources: Sources, symbols: Symbols): ReadonlyMap<string, Note> {
  const notes = new Map<string, Note>();
  const take: Take = (place, at, more = {}) => {
    if (at === null || at === undefined) return;
    notes.set(place, { key: false, source: [], joined: [], ...more, at });
  };
  noteJourney(sources, symbols, take);
  return notes;
}

function nearest(
  notes: ReadonlyMap<string, Note>,
  place: string,
): { readonly note: Note; readonly exact: boolean } | null {
  for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
    const note = notes.get(place.slice(0, end));
    if (note !== undefined) return { note, exact: end === place.length };
  }
  return null;
}

const startsWith = (part: Part, prefix: Part): boolean =>
  prefix.every((key, index) => part[index] === key);

/** As far as the way leads: what the compiler laid round a rule is not written. */
function follow(from: Cursor<unknown>, way: Part): Cursor<unknown> {
  let at = from;
  for (const key of way) {
    const { value } = at;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return at;
    at = at.part(key, (value as Readonly<Record<string | number, unknown>>)[key]);
  }
  return at;
}

function placed(
  at: Cursor<unknown>,
  key: boolean,
): Pick<Origin, 'file' | 'line' | 'column' | 'pointer'> {
  const { file, line, column, pointer } = placeOf(at.file, at.pointer, key ? 'key' : 'value');
  return { file, line, column, pointer };
}
