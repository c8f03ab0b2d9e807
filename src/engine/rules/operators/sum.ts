import type { Json } from '../../model';

/** Sum of the numbers among its arguments, lists included; null when there is none. */
export function sum(...values: readonly Json[]): Json {
  const numbers = values.flat(1).filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0);
}
