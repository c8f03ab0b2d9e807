import {
  getPath,
  isEmpty,
  isObject,
  type Json,
  type JsonObject,
  keysOfPath,
  lastKeyOf,
  outerOf,
  restOf,
  rootOf,
} from '../../rules';
import { withEntry } from './shelved-record';
import { own } from './own';

/** Whether the path leads to something, null included. */
export function hasPath(from: Json, path: string): boolean {
  const holder = getPath(from, outerOf(path));
  return isObject(holder) && Object.hasOwn(holder, lastKeyOf(path));
}

/** The object with the value at the path; what does not lie on the path stays the same object. */
export function setPath(into: JsonObject, path: string, value: Json): JsonObject {
  const key = rootOf(path);
  const rest = restOf(path, key);
  if (rest === '') return withEntry(into, key, value);
  const inner = own(into, key);
  return withEntry(into, key, setPath(isObject(inner) ? inner : {}, rest, value));
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
    let holder = whole;
    for (const key of keysOfPath(outerOf(path))) {
      const inner = copyOf(own(holder, key));
      holder[key] = inner;
      holder = inner;
    }
    holder[lastKeyOf(path)] = value;
  }
  return whole;
}

/** The object without its empty parts. */
export const withoutEmpty = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
