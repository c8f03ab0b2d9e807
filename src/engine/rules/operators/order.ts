import type { Json } from '../../model';

/** false unless all are numbers, each in this order with the next (R6 of docs/semantics.md). */
const inOrder =
  (stands: (a: number, b: number) => boolean) =>
  (...values: readonly Json[]): boolean => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length) return false;
    return numbers.slice(1).every((value, index) => stands(numbers[index] ?? value, value));
  };

export const less = inOrder((a, b) => a < b);
export const atMost = inOrder((a, b) => a <= b);
export const more = inOrder((a, b) => a > b);
export const atLeast = inOrder((a, b) => a >= b);
