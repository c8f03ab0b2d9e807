import type { Json } from '../../model';

/** false unless both are texts. */
export const startsWith = (text: Json, start: Json): boolean =>
  typeof text === 'string' && typeof start === 'string' && text.startsWith(start);
