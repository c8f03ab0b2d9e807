import { decimal, getPath, type Json } from '../values';
import { many, type Operator } from '../operator';

/** null unless all are numbers and the result is one (R5 of docs/semantics.md); there is no negative zero. */
const arithmetic = (
  sign: string,
  count: readonly [number, number],
  work: (numbers: readonly number[]) => number,
): Operator => ({
  takes: { kinds: ['number'], count },
  gives: 'number',
  nothing: 'withArgument',
  says: (given, say) => {
    const text = given.map((each) => say.value(each));
    return text.length === 1 ? `${sign}${text.join()}` : `(${text.join(` ${sign} `)})`;
  },
  run: (...values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length) return null;
    const result = work(numbers);
    return Number.isFinite(result) ? result + 0 : null;
  },
});

export const plus = arithmetic('+', [2, many], (all) => all.reduce((total, one) => total + one, 0));
export const minus = arithmetic('-', [1, 2], ([first = 0, second]) =>
  second === undefined ? -first : first - second,
);
export const times = arithmetic('×', [2, many], (all) =>
  all.reduce((product, one) => product * one, 1),
);
export const over = arithmetic('÷', [2, 2], ([first = 0, second = Number.NaN]) => first / second);

const ofOne = { kinds: ['number'], count: [1, 1] } as const;

export const ceil: Operator = {
  takes: ofOne,
  gives: 'number',
  nothing: 'withArgument',
  says: ([number = null], say) => `${say.value(number)} rounded up`,
  run: (value) => (typeof value === 'number' ? Math.ceil(value) : null),
};

/**
 * Rounded to two decimals, so that money is no 961.8000000000001; null for no number.
 * What is written is rounded, half away from zero: 1.005 is 1.01, though a little less is stored.
 */
export const pence: Operator = {
  takes: ofOne,
  gives: 'number',
  nothing: 'withArgument',
  says: ([number = null], say) => `${say.value(number)} to the penny`,
  run: (value) => {
    if (typeof value !== 'number') return null;
    const [whole = '', fraction = ''] = decimal(Math.abs(value)).split('.');
    if (fraction.length < 3) return value;
    const up = (fraction[2] ?? '') >= '5' ? 1n : 0n;
    const digits = String(BigInt(whole + fraction.slice(0, 2)) + up).padStart(3, '0');
    const rounded = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
    // No negative zero.
    return Math.sign(value) * rounded + 0;
  },
};

/** Of the numbers among its arguments, lists included; of a list and a key, that key of its items. */
export const sum: Operator = {
  takes: { kinds: ['addend'], count: [1, many] },
  gives: 'number',
  nothing: 'withoutNumber',
  says: (given, say) => {
    const [list = null, key] = given;
    if (given.length === 2 && typeof key === 'string')
      return `the sum of ${say.key(key)} in ${say.value(list)}`;
    const all = given.map((each) => say.value(each));
    const last = all.pop() ?? '';
    return `the sum of ${all.length === 0 ? last : `${all.join(', ')} and ${last}`}`;
  },
  run: (...values) => {
    const [list, key] = values;
    const all =
      values.length === 2 && Array.isArray(list) && typeof key === 'string'
        ? (list as readonly Json[]).map((item) => getPath(item, key))
        : values.flat(1);
    const numbers = all.filter((value) => typeof value === 'number');
    return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0);
  },
};

export const count: Operator = {
  takes: { kinds: ['list'], count: [1, 1] },
  gives: 'number',
  nothing: 'never',
  says: ([list = null], say) => `the number of ${say.value(list)}`,
  run: (list) => (Array.isArray(list) ? list.length : 0),
};
