import type { Json } from '../../model';

/** Whether both are the same text, in capital or small letters. */
export const sameText = (one: Json, other: Json): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase();
