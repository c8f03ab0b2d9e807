import type { Origin, Origins } from './model';
import { placeText, readPlace, type Place } from './place';

/** Every place of a journey, as text, with its origin: origins that can be sent. */
export type OriginTable = Readonly<Record<string, Origin>>;

export const originTable = (origins: Origins): OriginTable =>
  Object.fromEntries(
    origins.places().flatMap((place) => {
      const origin = origins.at(place);
      return origin === null ? [] : [[placeText(place), origin]];
    }),
  );

const known = new WeakMap<OriginTable, Origins>();

/** What was sent, as origins again: the same of the same table. Of a part of a rule it knows where the rule stands. */
export function originsFrom(table: OriginTable): Origins {
  const origins = known.get(table) ?? readFrom(table);
  known.set(table, origins);
  return origins;
}

function readFrom(table: OriginTable): Origins {
  const nearest = (place: Place | null, written: boolean): Origin | null => {
    if (place === null) return null;
    const key = placeText(place);
    const origin = Object.hasOwn(table, key) ? table[key] : undefined;
    return origin === undefined ? nearest(place.outer, false) : { ...origin, written };
  };
  const at = (place: Place): Origin | null => nearest(place, true);
  let all: readonly Place[] | null = null;
  return { at, within: at, places: () => (all ??= Object.keys(table).map(readPlace)) };
}
