/** Whether two subjects were observed alike. */
import { isList, isObject } from '../json';
import type { Json } from '../subject';

const isNothing = (v: Json): boolean => v === null || v === '';

/** Where they differ, a line each: what is missing, null and the empty text are alike (README). */
export function differences(a: Json, b: Json, where = ''): string[] {
  if (a === b || (isNothing(a) && isNothing(b))) return [];
  if (isList(a) && isList(b) && a.length === b.length)
    return a.flatMap((item, i) => differences(item, b[i] ?? null, `${where}[${i}]`));
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
      differences(a[key] ?? null, b[key] ?? null, where === '' ? key : `${where}.${key}`),
    );
  return [`${where}: ${JSON.stringify(a)} by the text, ${JSON.stringify(b)} by the engine`];
}
