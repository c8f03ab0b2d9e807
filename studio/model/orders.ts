import { isObject, type Json } from '../../src/rules';

/** Keys of an object, or the texts of a list, as they stand. */
export function orderOf(value: Json): readonly string[] {
  if (isObject(value)) return Object.keys(value);
  return Array.isArray(value) ? textsIn(value as readonly Json[]) : [];
}

/** A list whose order is an edit by itself says names, each once. */
const textsIn = (list: readonly Json[]): readonly string[] =>
  list.filter((each) => typeof each === 'string');

/** Those of an order that are there, in it, in the places that they have together; all others stay. */
export function ordered(there: readonly string[], order: readonly string[]): readonly string[] {
  const known = among(order, there);
  const own = new Set(known);
  let next = 0;
  return there.map((each) => (own.has(each) ? (known[next++] ?? each) : each));
}

/** Of some names those that are there. */
export function among(names: readonly string[], there: readonly string[]): readonly string[] {
  const all = new Set(there);
  return names.filter((each) => all.has(each));
}

/** The value with its keys, or its texts, in that order. */
export function inOrder(value: Json, order: readonly string[]): Json {
  const names = ordered(orderOf(value), order);
  if (isObject(value)) return Object.fromEntries(names.map((name) => [name, value[name] ?? null]));
  return Array.isArray(value) && names.length === value.length ? names : value;
}

/** Whether what both have stands in the same order in both, also within it. */
export function isSameOrder(one: Json, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const next = other as readonly Json[];
    return (one as readonly Json[]).every((each, index) => isSameOrder(each, next[index] ?? null));
  }
  if (!isObject(one) || !isObject(other)) return true;
  const [own, next] = [Object.keys(one), Object.keys(other)];
  const [shared, then] = [among(own, next), among(next, own)];
  return shared.every(
    (key, index) => key === then[index] && isSameOrder(one[key] ?? null, other[key] ?? null),
  );
}
