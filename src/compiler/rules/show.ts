import type { Json } from '../../engine';

/** A value as it stands in a message. */
export const show = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
