/** Reading what was observed. */
import type { Json } from '../subject';
import { isList, isObject } from '../json';

export const at = (v: Json, ...keys: readonly string[]): Json =>
  keys.reduce<Json>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? (inner[key] ?? null) : null),
    v,
  );
export const items = (v: Json): readonly Json[] => (isList(v) ? v : []);
export const text = (v: Json): string => (typeof v === 'string' ? v : '');
/** The value with another in the place that the names lead to. */
export function setAt(v: Json, [name, ...rest]: readonly string[], to: Json): Json {
  if (name === undefined) return to;
  const object = isObject(v) ? v : {};
  return { ...object, [name]: setAt(object[name] ?? null, rest, to) };
}
