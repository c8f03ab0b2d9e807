import type { Json } from '../../model';

/** false unless all are numbers, each in this order with the next (R6 of docs/semantics.md). */
const inOrder =
  (stands: (a: number, b: number) => boolean) =>
  (...values: readonly Json[]): boolean =>
    values.every((value, index) => {
      const before = index === 0 ? null : values[index - 1];
      if (typeof value !== 'number') return false;
      return index === 0 || (typeof before === 'number' && stands(before, value));
    });

export const less = inOrder((a, b) => a < b);
export const atMost = inOrder((a, b) => a <= b);
export const more = inOrder((a, b) => a > b);
export const atLeast = inOrder((a, b) => a >= b);
