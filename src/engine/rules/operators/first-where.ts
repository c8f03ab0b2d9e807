import { equal } from '../../answers/equal';
import { getPath } from '../../answers/path';
import type { Json } from '../../model';

/**
 * The first item of a list whose key has the value; null where there is none. A second key and
 * value tell apart what has the first in common.
 */
export function firstWhere(list: Json, ...wanted: readonly Json[]): Json {
  const [key, value = null, second, other = null] = wanted;
  if (!Array.isArray(list) || typeof key !== 'string') return null;
  const fits = (item: Json): boolean =>
    equal(getPath(item, key), value) &&
    (typeof second !== 'string' || equal(getPath(item, second), other));
  return (list as readonly Json[]).find(fits) ?? null;
}
