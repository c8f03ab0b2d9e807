import type { Origin, Origins, Place } from '../../src/journey';

/** A part of the journey, and where it is written. */
interface WrittenPlace {
  readonly place: Place;
  readonly origin: Origin;
}

const known = new WeakMap<Origins, ReadonlyMap<string, readonly WrittenPlace[]>>();

/** What is written in a file, in the order of the journey; found once for the same origins. */
export function placesIn(origins: Origins, file: string): readonly WrittenPlace[] {
  const byFile = known.get(origins) ?? allByFile(origins);
  known.set(origins, byFile);
  return byFile.get(file) ?? [];
}

function allByFile(origins: Origins): ReadonlyMap<string, readonly WrittenPlace[]> {
  const found = new Map<string, WrittenPlace[]>();
  for (const place of origins.places()) {
    const origin = origins.at(place);
    if (origin === null) continue;
    const others = found.get(origin.file);
    if (others === undefined) found.set(origin.file, [{ place, origin }]);
    else others.push({ place, origin });
  }
  return found;
}
