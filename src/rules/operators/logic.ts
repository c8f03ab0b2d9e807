import { many, type Operator } from '../operator';

/** Conditions that all hold. */
export const and: Operator = {
  takes: { kinds: ['condition'], count: [1, many] },
  gives: 'condition',
  nothing: 'never',
  flow: 'all',
  example: '{ "and": [{ "var": "facts.a" }, { "var": "facts.b" }] }',
  about: 'Whether all hold. A later part may rely on the earlier ones.',
};

export const or: Operator = {
  takes: { kinds: ['condition'], count: [1, many] },
  gives: 'condition',
  nothing: 'never',
  flow: 'any',
  example: '{ "or": [{ "var": "facts.a" }, { "var": "facts.b" }] }',
  about: 'Whether at least one holds.',
};

export const not: Operator = {
  takes: { kinds: ['condition'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  flow: 'none',
  example: '{ "!": { "var": "facts.a" } }',
  about: 'Whether it does not hold.',
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
  example: '{ "if": [{ "var": "facts.a" }, 12, 4] }',
  about: 'The value behind the first condition that holds, else the last one, which must be there.',
};
