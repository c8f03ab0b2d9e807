import { equal, isEmpty, type Json, type Rule } from '../values';
import { operationOf, pathOf, type Operator, type Says, type Speech } from '../operator';
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

/** Whether a list holds a value; of an answer of several choices, whether that one is among them. */
export const includes: Operator = {
  takes: { kinds: ['list', 'value'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  says: ([list = null, value = null], say, holds) =>
    `${say.value(list)} ${holds ? 'includes' : 'does not include'} ${say.value(value, pathOf(list) ?? undefined)}`,
  run: (list = null, value = null) =>
    Array.isArray(list) && list.some((each) => equal(each, value)),
};

export const isAnswered: Operator = {
  takes: { kinds: ['value'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  says: ([asked = null], say, holds) => `${say.value(asked)} is ${holds ? '' : 'not '}answered`,
  run: (value = null) => !isEmpty(value),
};

/** false unless all are numbers, each in this order with the next (R6 of docs/semantics.md). */
const inOrder = (least: number, stands: (a: number, b: number) => boolean): Operator => ({
  takes: { kinds: ['ordered'], count: [2, least] },
  gives: 'condition',
  nothing: 'never',
  run: (...values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length) return false;
    return numbers.slice(1).every((value, index) => stands(numbers[index] ?? value, value));
  },
});

/** @param ends what is said of the ends where something lies between two. */
function saysInOrder(yes: string, no: string, ends = ''): Says {
  return (given, say, holds) => {
    const [left = '', middle = '', right] = given.map((each) => say.value(each));
    if (right === undefined) return `${left} ${holds ? yes : no} ${middle}`;
    return `${middle} is ${holds ? '' : 'not '}between ${left} and ${right}${ends}`;
  };
}

export const less: Operator = {
  ...inOrder(3, (a, b) => a < b),
  says: saysInOrder('is less than', 'is not less than', ', both left out'),
};
export const atMost: Operator = {
  ...inOrder(3, (a, b) => a <= b),
  says: saysInOrder('is at most', 'is more than'),
};
export const more: Operator = {
  ...inOrder(2, (a, b) => a > b),
  says: saysInOrder('is more than', 'is at most'),
};
export const atLeast: Operator = {
  ...inOrder(2, (a, b) => a >= b),
  says: saysInOrder('is at least', 'is less than'),
};
