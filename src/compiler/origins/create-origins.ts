import {
  find,
  walk,
  type CompiledJourney,
  type Origin,
  type Origins,
  type Part,
  type Place,
  type Way,
} from '../../journey';
import type { FileOf } from '../diagnostic';
import type { Cursor } from '../source';
import { placeOf } from '../source/place-of';
import type { Symbols } from '../symbols';
import type { Note, Notes } from './notes';
import { sourceOf } from './source-of';
import { asFarAs, follow, spotOf, type Spot } from './spot';

/** The nearest place that is written, and what is there. */
interface Near {
  readonly place: Place;
  readonly part: Part;
  readonly spot: Spot;
  readonly at: Cursor<unknown>;
}

/**
 * Where everything is written, read off along the parts of the journey: nothing before it is asked for.
 * `fileOf`: the files that it is written in, where the journey was made of others that say the same there.
 */
export function createOrigins(
  journey: CompiledJourney,
  notes: Notes,
  { phrases }: Symbols,
  fileOf: FileOf = (file) => file,
): Origins {
  const spots = new Map<Part, Spot>();
  const spotAt = (part: Part, way: Way): Spot => {
    const { is, owner, way: fromOwner } = part;
    const spot = spots.get(part) ?? (owner === null ? spotOf(is, notes) : spotAt(owner, fromOwner));
    spots.set(part, spot);
    return follow(spot, way, notes);
  };

  const within = (place: Place, part: Way): Origin | null => {
    const near = nearest(place);
    if (near === null) return null;
    const isWritten = near.place === place;
    const at = (isWritten ? asFarAs(near.spot, part, notes) : null) ?? near.at;
    const phrase = place.kind === 'fact' ? phrases.get(place.name ?? '') : undefined;
    return {
      ...placed(at, part.length === 0 ? near.spot.note?.shown : undefined, fileOf),
      source: sourceOf(at) ?? clausesOf(near.part),
      written: isWritten,
      ...(phrase !== undefined && { phrase }),
    };
  };

  const nearest = (place: Place | null): Near | null => {
    if (place === null) return null;
    const found = find(journey, place);
    if (found === null) return nearest(place.outer);
    const spot = spotAt(found.part, found.way);
    return spot.at === null ? nearest(place.outer) : { place, part: found.part, spot, at: spot.at };
  };

  /** Of the part, or of the nearest around it whose file names some there. */
  const clausesOf = (part: Part): readonly string[] => {
    const { at } = spotAt(part, []);
    return (at && sourceOf(at)) ?? (part.owner === null ? [] : clausesOf(part.owner));
  };

  return {
    at: (place) => within(place, []),
    within,
    places: () =>
      [...walk(journey)].flatMap((part) =>
        [{ place: part.place, way: [] }, ...part.rules, ...part.texts, ...part.values].flatMap(
          ({ place, way }) => (spotAt(part, way).at === null ? [] : [place]),
        ),
      ),
  };
}

function placed(
  at: Cursor<unknown>,
  shown: Note['shown'],
  fileOf: FileOf,
): Pick<Origin, 'file' | 'line' | 'column' | 'pointer'> {
  const pointer = shown === 'id' ? [...at.pointer, 'id'] : at.pointer;
  const { file, line, column, ...more } = placeOf(
    fileOf(at.file),
    pointer,
    shown === 'key' ? 'key' : 'value',
  );
  return { file, line, column, pointer: more.pointer };
}
