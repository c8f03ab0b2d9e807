/** Whether a path lies in another: `a.b` in `a`, and not `ab`. */
export const isInside = (path: string, outer: string): boolean =>
  path.length > outer.length && path[outer.length] === '.' && path.startsWith(outer);

/** It, or in it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || isInside(path, outer);

/** The same path, or one around or inside the other: another value of the one may be another of the other. */
export const areRelated = (one: string, other: string): boolean =>
  one.length < other.length ? isInside(other, one) : isWithin(one, other);
