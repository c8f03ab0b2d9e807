import { keysOfPath } from './paths';

/** Plain data, as JSON.parse yields it. Nothing in a journey holds anything else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON-Logic expression inside the strict subset that the compiler accepts. */
export type Rule = Json;

/** An object whose leaves are rules: a request body, or the parameters of a call. */
export type Template = Json;

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

/** A word is what stands between white space (Z36). */
export const aWord = /\S+/g;

/** How many words a text has. */
export const countWords = (text: string): number => text.match(aWord)?.length ?? 0;

/** A value in words: nothing for nothing, digits for a number, JSON for what is no single value. */
export function wordsOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimal(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A number in plain digits, as short as tells it from all others: no exponent. */
export function decimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  // An exponent is written from 21 on, which is more digits than there are, and from -7 on.
  return exponent.startsWith('-')
    ? `${sign}0.${'0'.repeat(-point)}${digits}`
    : sign + digits.padEnd(point, '0');
}
