/** `a.b.c` → `a`, `b`, `c`; none for the empty path, which leads to the value itself. */
export const keysOfPath = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** Where an item of a list reads its place, from 1 (I16 of docs/semantics.md). */
export const placeOfItem = 'item.position';

/** Under which the section of an item reads the place of the item that it asks for. */
export const placesRoot = 'positions';

/** One path of keys, or of paths, one inside the other. Empty ones lead nowhere further. */
export const joinPath = (...keys: readonly string[]): string =>
  keys.filter((key) => key !== '').join('.');

/** `a.b.c` → `a`. */
export function rootOf(path: string): string {
  const end = path.indexOf('.');
  return end === -1 ? path : path.slice(0, end);
}

/** `a.b.c` → `c`. */
export const lastKeyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** `a.b.c` → `a.b`; the empty path for `a`. */
export const outerOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** `a.b.c` → `a.b`, `a`. */
export function pathsAround(path: string): readonly string[] {
  const outer = outerOf(path);
  return outer === '' ? [] : [outer, ...pathsAround(outer)];
}

/** `facts.x.y` → `x` under `facts`; null for a path that leads elsewhere. */
export function nameUnder(root: string, path: string): string | null {
  return isInside(path, root) ? rootOf(restOf(path, root)) : null;
}

/** The way on from the outer path: `a.b.c` → `b.c` from `a`, the empty path from itself. */
export const restOf = (path: string, outer: string): string => path.slice(outer.length + 1);

/** Whether a path lies in another: `a.b` in `a`, and not `ab`. */
export const isInside = (path: string, outer: string): boolean =>
  path.length > outer.length && path[outer.length] === '.' && path.startsWith(outer);

/** It, or in it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || isInside(path, outer);

/** The same path, or one around or inside the other: another value of the one may be another of the other. */
export const areRelated = (one: string, other: string): boolean =>
  one.length < other.length ? isInside(other, one) : isWithin(one, other);
