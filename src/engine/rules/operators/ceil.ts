import type { Json } from '../../model';

/** Rounded up to a whole number; null for no number. */
export const ceil = (value: Json): Json => (typeof value === 'number' ? Math.ceil(value) : null);
