import type { Origin, Origins } from '../journey';

/** Every place of a journey with its origin: origins that can be sent. */
export type OriginTable = Readonly<Record<string, Origin>>;

export const originTable = (origins: Origins): OriginTable =>
  Object.fromEntries(
    origins.places().flatMap((place) => {
      const origin = origins.at(place);
      return origin === null ? [] : [[place, origin]];
    }),
  );

/** What was sent, as origins again. Of a part of a rule it knows where the rule stands. */
export function originsFrom(table: OriginTable): Origins {
  const at = (place: string): Origin | null => {
    for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
      const key = place.slice(0, end);
      const origin = Object.hasOwn(table, key) ? table[key] : undefined;
      if (origin !== undefined) return { ...origin, written: end === place.length };
    }
    return null;
  };
  return { at, within: (place) => at(place), places: () => Object.keys(table) };
}
