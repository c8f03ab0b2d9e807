import { getPath } from '../../answers/path';
import type { Json } from '../../model';

/**
 * Sum of the numbers among its arguments, lists included; null when there is none.
 * `sum(list, key)` adds up that key of the list's items.
 */
export function sum(...values: readonly Json[]): Json {
  const [list, key] = values;
  const all =
    values.length === 2 && Array.isArray(list) && typeof key === 'string'
      ? (list as readonly Json[]).map((item) => getPath(item, key))
      : values.flat(1);
  const numbers = all.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0);
}
