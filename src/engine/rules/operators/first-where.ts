import { equal } from '../../answers/equal';
import { getPath } from '../../answers/path';
import type { Json } from '../../model';

/** The first item of a list whose key has the value; null where there is none. */
export function firstWhere(list: Json, key: Json, value: Json): Json {
  if (!Array.isArray(list) || typeof key !== 'string') return null;
  return (list as readonly Json[]).find((item) => equal(getPath(item, key), value)) ?? null;
}
