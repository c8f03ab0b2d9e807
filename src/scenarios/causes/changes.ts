import { equal, type Json, type JsonObject } from '../../engine';
import type { Mismatch } from '../expectations';
import type { Located } from '../source';

/** The smallest part of what is expected that is to be another. */
export interface Change {
  /** Keys and indexes from what is expected down to the part. */
  readonly way: readonly string[];
  /** What is written there; of a key that is not written, the object that it is missing in. */
  readonly at: Located;
  /** undefined for a key that is not written. */
  readonly before: Json | undefined;
  /** undefined for a key that is no longer found. */
  readonly after: Json | undefined;
}

/** What would have to be written otherwise for the expectation to hold; empty where only a person can say. */
export const changesOf = ({ at, instead }: Mismatch): readonly Change[] =>
  instead === null || !('value' in instead) ? [] : between(at, instead.value, []);

function between(at: Located, after: Json, way: readonly string[]): readonly Change[] {
  const before = at.value;
  if (equal(before, after)) return [];
  const item = (key: string, value: Json): readonly Change[] => {
    const part = at.parts.get(key);
    if (part !== undefined) return between(part, value, [...way, key]);
    return [{ way: [...way, key], at, before: undefined, after: value }];
  };
  if (isObject(before) && isObject(after)) {
    const gone = [...at.parts].filter(([key]) => after[key] === undefined);
    return [
      ...Object.entries(after).flatMap(([key, value]) => item(key, value)),
      ...gone.map(([key, part]) => ({
        ...{ way: [...way, key], at: part, before: part.value, after: undefined },
      })),
    ];
  }
  if (Array.isArray(before) && Array.isArray(after) && isItemByItem(before, after))
    return after.flatMap((value: Json, index) => item(String(index), value));
  return [{ way, at, before, after }];
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether two lists say the same things in other words. Otherwise there are others in the list, or
 * they stand in another order, which is one change.
 */
const isItemByItem = (before: readonly Json[], after: readonly Json[]): boolean =>
  before.length === after.length &&
  before.every((item, index) => {
    const other = after[index] ?? null;
    const isAlike =
      (isProse(item) && isProse(other)) ||
      (Array.isArray(item) && Array.isArray(other)) ||
      (isObject(item) && isObject(other));
    return equal(item, other) || (isAlike && !after.some((one) => equal(one, item)));
  });

/** Words for people, and not an id or a state. */
export const isProse = (value: Json | undefined): value is string =>
  typeof value === 'string' && /\S\s+\S/.test(value);
