import type { Json } from '../../model';

/** null unless all are numbers and the result is one (R5 of docs/semantics.md); there is no negative zero. */
const ofNumbers =
  (work: (numbers: readonly number[]) => number) =>
  (...values: readonly Json[]): number | null => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length) return null;
    const result = work(numbers);
    return Number.isFinite(result) ? result + 0 : null;
  };

export const plus = ofNumbers((all) => all.reduce((total, one) => total + one, 0));
export const times = ofNumbers((all) => all.reduce((product, one) => product * one, 1));
export const minus = ofNumbers(([first = 0, second]) =>
  second === undefined ? -first : first - second,
);
export const over = ofNumbers(([first = 0, second = Number.NaN]) => first / second);
