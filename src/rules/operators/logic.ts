import { many, type Operator } from '../operator';

/** Only `true` holds (R3 of docs/semantics.md). */
export const isTrue = (rule: unknown): object => ({ '===': [rule, true] });

/** Conditions that all hold. */
export const and: Operator = {
  takes: { kinds: ['condition'], count: [1, many] },
  gives: 'condition',
  nothing: 'never',
  flow: 'all',
};

export const or: Operator = {
  takes: { kinds: ['condition'], count: [1, many] },
  gives: 'condition',
  nothing: 'never',
  flow: 'any',
};

export const not: Operator = {
  takes: { kinds: ['condition'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  flow: 'none',
};

export const choice: Operator = {
  takes: {
    kinds: ['condition', 'value'],
    count: [3, many],
    repeats: 2,
    odd: true,
    words: 'condition, value … and an else',
    help: 'an `if` always has an else',
  },
  gives: 'value',
  nothing: 'withArgument',
  flow: 'choice',
};
