import type { Json } from '../../model';

/** How many items a list has; 0 for what is no list. */
export const count = (list: Json): number => (Array.isArray(list) ? list.length : 0);
