import type { Context } from '../context';
import { questionsOf } from '../questions';
import type { Cursor } from '../source';
import { readsIn } from './reads-in';

/** Answer → path that its relevance reads → where it is read. */
export type RelevancePlaces = ReadonlyMap<string, ReadonlyMap<string, Cursor<unknown>>>;

/** Where it is written what an answer's relevance hangs on: the cycle is mended there. */
export function relevancePlaces({ symbols }: Context): RelevancePlaces {
  const places = new Map<string, Map<string, Cursor<unknown>>>();
  for (const { section } of symbols.units) {
    const whole = section.find('relevant');
    for (const { path, at } of questionsOf(section)) {
      const own = at.find('relevant');
      const reads = places.get(path) ?? new Map<string, Cursor<unknown>>();
      places.set(path, reads);
      for (const rule of [whole, own]) {
        if (rule === null) continue;
        for (const [read, place] of readsIn(rule)) reads.set(read, place);
      }
    }
  }
  return places;
}
