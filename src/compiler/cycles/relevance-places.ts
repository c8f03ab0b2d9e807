import type { Rule } from '../../engine';
import { readsOf } from '../../rules';
import type { Context } from '../context';
import { questionsOf } from '../questions';
import type { Cursor } from '../source';

/** Answer → path that its relevance reads → the rule that reads it. */
export type RelevancePlaces = ReadonlyMap<string, ReadonlyMap<string, Cursor<Rule>>>;

/** Where it is written what an answer's relevance hangs on: the cycle is mended there. */
export function relevancePlaces({ symbols }: Context): RelevancePlaces {
  const places = new Map<string, Map<string, Cursor<Rule>>>();
  for (const { section } of symbols.units) {
    const whole = section.find('relevant');
    for (const { path, at } of questionsOf(section)) {
      const own = at.find('relevant');
      const reads = places.get(path) ?? new Map<string, Cursor<Rule>>();
      places.set(path, reads);
      for (const rule of [whole, own]) {
        if (rule === null) continue;
        for (const read of readsOf(rule.value).paths) reads.set(read, rule);
      }
    }
  }
  return places;
}
