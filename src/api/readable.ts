import type { Json, JsonObject } from './contract';

/**
 * Characters that nobody sees and that change what stands beside them: control characters but for
 * tabs and line breaks, what turns the direction of writing until it is ended, halves of a character.
 */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** They come as they are, or written as `\u202e`. */
const mayBeUnreadable = (text: string): boolean =>
  text.includes('\\u') || text.search(unreadable) >= 0;

/** What the JSON text holds, with such characters taken out of each of its texts; the keys stay. */
export const readable = (value: Json, text: string): Json =>
  mayBeUnreadable(text) ? withoutThem(value) : value;

function withoutThem(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll(unreadable, '');
  if (isList(value)) return value.map(withoutThem);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutThem(one)]),
  ) satisfies JsonObject;
}

// Array.isArray does not narrow a readonly list away from an object.
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
