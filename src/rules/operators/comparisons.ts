import { equal, isEmpty, type Json, type Rule } from '../values';
import { operationOf, pathOf, type Operator, type Speech } from '../operator';
import { lookupOf } from './reading';

const sides = { kinds: ['compared'], count: [2, 2] } as const;

const equality =
  (equals: boolean) =>
  ([left = null, right = null]: readonly Rule[], say: Speech, holds: boolean): string => {
    const path = pathOf(left) ?? pathOf(right) ?? undefined;
    const is = equals === holds ? 'is' : 'is not';
    const status = operationOf(left);
    if (status?.operator === 'lookupStatus' && typeof right === 'string')
      return `${say.value(lookupOf(status.given[0]))} ${is} ${right}`;
    return `${say.value(left, path)} ${is} ${say.value(right, path)}`;
  };

export const same: Operator = {
  takes: sides,
  gives: 'condition',
  nothing: 'never',
  says: equality(true),
  run: (a = null, b = null) => equal(a, b),
};

export const different: Operator = {
  takes: sides,
  gives: 'condition',
  nothing: 'never',
  says: equality(false),
  run: (a = null, b = null) => !equal(a, b),
};

/** Whether a list holds the value. JSON-Logic's own would also search in texts, and trust any `indexOf`. */
export const isIn: Operator = {
  takes: { kinds: ['compared', 'literalList'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  says: ([left = null, list = null], say, holds) => {
    const path = pathOf(left) ?? undefined;
    const each = (Array.isArray(list) ? (list as readonly Json[]) : []).map((item) =>
      say.literal(item, path),
    );
    const is = each.length === 1 ? (holds ? 'is' : 'is not') : holds ? 'is one of' : 'is none of';
    return `${say.value(left)} ${is} ${each.length === 0 ? 'nothing' : each.join(', ')}`;
  },
  run: (value = null, list = null) => Array.isArray(list) && list.includes(value),
};

export const isAnswered: Operator = {
  takes: { kinds: ['value'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  says: ([asked = null], say, holds) => `${say.value(asked)} is ${holds ? '' : 'not '}answered`,
  run: (value = null) => !isEmpty(value),
};

/** false unless all are numbers, each in this order with the next (R6 of docs/semantics.md). */
const inOrder = (
  least: number,
  [yes, no]: readonly [string, string],
  stands: (a: number, b: number) => boolean,
): Operator => ({
  takes: { kinds: ['ordered'], count: [2, least] },
  gives: 'condition',
  nothing: 'never',
  says: (given, say, holds) => {
    const [left = '', middle = '', right] = given.map((each) => say.value(each));
    if (right === undefined) return `${left} ${holds ? yes : no} ${middle}`;
    const leftOut = yes === 'is less than' ? ', both left out' : '';
    return `${middle} is ${holds ? '' : 'not '}between ${left} and ${right}${leftOut}`;
  },
  run: (...values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length) return false;
    return numbers.slice(1).every((value, index) => stands(numbers[index] ?? value, value));
  },
});

export const less = inOrder(3, ['is less than', 'is not less than'], (a, b) => a < b);
export const atMost = inOrder(3, ['is at most', 'is more than'], (a, b) => a <= b);
export const more = inOrder(2, ['is more than', 'is at most'], (a, b) => a > b);
export const atLeast = inOrder(2, ['is at least', 'is less than'], (a, b) => a >= b);
