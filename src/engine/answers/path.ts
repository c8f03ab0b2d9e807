import type { Json, JsonObject } from '../model';
import { withEntry } from './differing-keys';
import { own } from './own';

/** `a.b.0.c` → the value there, null where there is none. Own properties and items only. */
export function getPath(from: Json | undefined, path: string): Json {
  if (path === '') return from ?? null;
  let value: Json | undefined = from;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return null;
    // The length of a list is nothing that it holds (V5 of docs/semantics.md).
    if (key === 'length' && Array.isArray(value)) return null;
    value = (value as Readonly<Record<string, Json>>)[key];
  }
  return value ?? null;
}

/** Whether the path leads to something, null included. */
export function hasPath(from: Json, path: string): boolean {
  const end = path.lastIndexOf('.');
  const holder = end === -1 ? from : getPath(from, path.slice(0, end));
  return isObject(holder) && Object.hasOwn(holder, path.slice(end + 1));
}

/** The object with the value at the path; what does not lie on the path stays the same object. */
export function setPath(into: JsonObject, path: string, value: Json): JsonObject {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return withEntry(into, key, value);
  const inner = own(into, key);
  return withEntry(into, key, setPath(isObject(inner) ? inner : {}, rest.join('.'), value));
}

/**
 * The object with all these values, set in order as by `setPath`. Each object on the way to them is
 * copied once, however many there are. The paths are the journey's own: no key of them is a prototype's.
 */
export function setPaths(
  into: JsonObject,
  values: Iterable<readonly [path: string, value: Json]>,
): JsonObject {
  const copies = new Map<unknown, Record<string, Json>>();
  const copyOf = (value: Json | undefined): Record<string, Json> => {
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy = isObject(value) ? { ...value } : {};
    copies.set(copy, copy);
    return copy;
  };
  const whole = copyOf(into);
  for (const [path, value] of values) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let holder = whole;
    for (const key of keys) {
      const inner = copyOf(own(holder, key));
      holder[key] = inner;
      holder = inner;
    }
    holder[last] = value;
  }
  return whole;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Unanswered: nothing, blank, or an empty list. `false` and 0 are answers. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The object without its empty parts. */
export const withoutEmpty = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));

/** A value in words: nothing for nothing, JSON for what is no single value. */
export function wordsOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
