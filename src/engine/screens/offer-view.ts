import type { JsonObject, OfferView } from '../model';
import type { CompiledOffer } from '../../journey';
import { keeps, type SetFilter } from './filters';
import type { Reading } from './reading';

/**
 * What a filter hides that is better than anything shown; null while there is no such thing.
 * `left`: what the other filters keep of the items.
 */
export function offerView(
  { id, filter, value, by }: CompiledOffer,
  set: SetFilter,
  left: readonly JsonObject[],
  shown: readonly JsonObject[],
  reading: Reading,
): OfferView | null {
  // Nothing is better than nothing.
  if (shown.length === 0) return null;
  const numberOf = (item: JsonObject): number | null => {
    const found = reading.value(by, item);
    return typeof found === 'number' ? found : null;
  };
  const least = Math.min(...shown.map((item) => numberOf(item) ?? Infinity));
  const visible = new Set(shown);
  const better = left.filter(
    (item) =>
      !visible.has(item) &&
      keeps({ ...set, chosen: [value] }, item, reading) &&
      (numberOf(item) ?? Infinity) < least,
  );
  return better.length === 0 ? null : { id, filter, value, count: better.length };
}
