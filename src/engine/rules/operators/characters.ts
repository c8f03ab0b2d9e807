import type { Json } from '../../model';

/** How many characters a text has; 0 for what is no text. */
export const characters = (text: Json): number =>
  typeof text === 'string' ? Array.from(text).length : 0;
