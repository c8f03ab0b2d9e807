import type { Json, JsonObject } from './json';
import { keysOfPath } from './paths';

/**
 * Structural equality of plain data; the same object is equal at once.
 * A key that holds null is as one that is missing (V4 of docs/semantics.md).
 */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && equalLists(a, b);
  }
  return equalRecords(a as Entries, b as Entries);
}

type Entries = Readonly<Record<string, unknown>>;

/** Most entries are the same; what is the same is not looked up a second time. */
function equalRecords(left: Entries, right: Entries): boolean {
  let shared = 0;
  for (const key of Object.keys(left)) {
    const value = left[key] ?? null;
    if (value !== null && Object.is(value, right[key])) shared += 1;
    else if (!equal(value, at(right, key))) return false;
    else if (Object.hasOwn(right, key)) shared += 1;
  }
  const keys = Object.keys(right);
  if (keys.length === shared) return true;
  return keys.every((key) => Object.hasOwn(left, key) || (right[key] ?? null) === null);
}

const at = (object: Entries, key: string): unknown =>
  (Object.hasOwn(object, key) ? object[key] : null) ?? null;

const equalLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, order) => equal(item, b[order]));

/** `a.b.0.c` → the value there, null where there is none. Own properties and items only. */
export function getPath(from: Json | undefined, path: string): Json {
  let value: Json | undefined = from;
  for (const key of keysOfPath(path)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return null;
    // The length of a list is nothing that it holds (V5 of docs/semantics.md).
    if (key === 'length' && Array.isArray(value)) return null;
    value = (value as Readonly<Record<string, Json>>)[key];
  }
  return value ?? null;
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

/** A value in words: nothing for nothing, JSON for what is no single value. */
export function wordsOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
