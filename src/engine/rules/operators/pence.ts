import type { Json } from '../../model';

/** Rounded to two decimals, so that money is no 961.8000000000001; null for no number. */
export const pence = (value: Json): Json =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : null;
