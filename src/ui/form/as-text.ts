import type { Json } from '../../engine';

/** What a one-line field shows for a value; nothing for one that is no line of text. */
export const asText = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
