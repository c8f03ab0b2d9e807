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
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  return (
    Object.keys(left).every((key) => equal(left[key] ?? null, at(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || (right[key] ?? null) === null)
  );
}

const at = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  (Object.hasOwn(object, key) ? object[key] : null) ?? null;

const equalLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, order) => equal(item, b[order]));
