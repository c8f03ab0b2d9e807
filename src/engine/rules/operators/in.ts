import type { Json } from '../../model';

/** Whether a list holds the value. JSON-Logic's own would also search in texts, and trust any `indexOf`. */
export const isIn = (value: Json, list: Json): boolean =>
  Array.isArray(list) && (list as readonly Json[]).includes(value);
