import { expect, it } from 'vitest';
import {
  operationOf,
  operatorOf,
  operators,
  pathOf,
  wordsOf,
  type Rule,
  type Speech,
} from './index';

/** Paths and values as they are; what a colour is called is known. */
const speech: Speech = {
  value: (rule, path) => pathOf(rule) ?? speech.literal(rule, path),
  condition: (rule) => wordsOf(rule),
  key: (name) => speech.literal(name),
  literal: (value, path) => (path === 'colour' ? `“${wordsOf(value)}”` : wordsOf(value)),
};

function said(rule: Rule, holds: boolean): string | undefined {
  const operation = operationOf(rule);
  if (operation === null) return undefined;
  return operatorOf(operation.operator)?.says?.(operation.given, speech, holds);
}

const age: Rule = { var: 'age' };
const born: Rule = { var: 'born' };
const cars: Rule = { var: 'cars' };
const colour: Rule = { var: 'colour' };
const name: Rule = { var: 'name' };

const conditions: readonly (readonly [rule: Rule, sentence: string, opposite: string])[] = [
  [{ '===': [age, 18] }, 'age is 18', 'age is not 18'],
  [{ '===': [colour, 'red'] }, 'colour is “red”', 'colour is not “red”'],
  [{ '===': ['red', colour] }, '“red” is colour', '“red” is not colour'],
  [{ '!==': [age, 18] }, 'age is not 18', 'age is 18'],
  [{ '!==': [colour, 'red'] }, 'colour is not “red”', 'colour is “red”'],
  [
    { '===': [{ lookupStatus: 'homes' }, 'ready'] },
    'lookups.homes is ready',
    'lookups.homes is not ready',
  ],
  // Only a status that stands in the rule is said of a lookup.
  [
    { '===': [{ lookupStatus: 'homes' }, name] },
    '{"lookupStatus":"homes"} is name',
    '{"lookupStatus":"homes"} is not name',
  ],
  [
    { '===': [{ count: 'homes' }, 'ready'] },
    '{"count":"homes"} is ready',
    '{"count":"homes"} is not ready',
  ],
  [
    { leadsTo: [name, 'https://a.example', { var: 'settings.origins' }] },
    'name leads to https://a.example or settings.origins',
    'name does not lead to https://a.example or settings.origins',
  ],
  [{ in: [colour, ['red']] }, 'colour is “red”', 'colour is not “red”'],
  [{ includes: [colour, 'red'] }, 'colour includes “red”', 'colour does not include “red”'],
  [{ includes: [['a'], name] }, '["a"] includes name', '["a"] does not include name'],
  [{ some: [cars, 'new'] }, 'for one of cars, new', 'for none of cars, new'],
  [
    { every: [cars, 'old and new'] },
    'for each of cars, (old and new)',
    'not for each of cars, (old and new)',
  ],
  [
    { in: [colour, ['red', 'blue']] },
    'colour is one of “red”, “blue”',
    'colour is none of “red”, “blue”',
  ],
  [{ in: [age, [1, 2]] }, 'age is one of 1, 2', 'age is none of 1, 2'],
  [{ in: [age, []] }, 'age is one of nothing', 'age is none of nothing'],
  // What is refused is said all the same.
  [{ in: [age, cars] }, 'age is one of nothing', 'age is none of nothing'],
  [{ isAnswered: age }, 'age is answered', 'age is not answered'],
  [{ '<': [age, 18] }, 'age is less than 18', 'age is not less than 18'],
  [{ '<=': [age, 18] }, 'age is at most 18', 'age is more than 18'],
  [{ '>': [age, 18] }, 'age is more than 18', 'age is at most 18'],
  [{ '>=': [age, 18] }, 'age is at least 18', 'age is less than 18'],
  [
    { '<': [1, age, 3] },
    'age is between 1 and 3, both left out',
    'age is not between 1 and 3, both left out',
  ],
  [{ '<=': [1, age, 3] }, 'age is between 1 and 3', 'age is not between 1 and 3'],
  [
    { dateBefore: [born, '2000-01-01'] },
    'born is before 2000-01-01',
    'born is not before 2000-01-01',
  ],
  [
    { dateOnOrAfter: [born, '2000-01-01'] },
    'born is on or after 2000-01-01',
    'born is not on or after 2000-01-01',
  ],
  [
    { sameText: [name, 'x'] },
    'name is, in capital or small letters, x',
    'name is not, in capital or small letters, x',
  ],
  [{ startsWith: [name, 'x'] }, 'name starts with x', 'name does not start with x'],
  [{ matches: [name, '^x'] }, 'name matches ^x', 'name does not match ^x'],
];

it.each(conditions)('%j: %s; or %s', (rule, sentence, opposite) => {
  expect(said(rule, true)).toBe(sentence);
  expect(said(rule, false)).toBe(opposite);
});

const values: readonly (readonly [rule: Rule, words: string])[] = [
  [{ '+': [age, 1, 2] }, '(age + 1 + 2)'],
  [{ '-': [age, 1] }, '(age - 1)'],
  [{ '-': [age] }, '-age'],
  [{ '*': [age, 2] }, '(age × 2)'],
  [{ '/': [age, 2] }, '(age ÷ 2)'],
  [{ ceil: age }, 'age rounded up'],
  [{ pence: age }, 'age to the penny'],
  [{ sum: cars }, 'the sum of cars'],
  [{ sum: [cars, 'doors'] }, 'the sum of doors in cars'],
  [{ sum: [1, age, 2] }, 'the sum of 1, age and 2'],
  [{ sum: [1, 2] }, 'the sum of 1 and 2'],
  [{ sum: [age, 'doors', 2] }, 'the sum of age, doors and 2'],
  [{ sum: [age, cars] }, 'the sum of age and cars'],
  [{ count: cars }, 'the number of cars'],
  [{ cat: ['a', name] }, 'a followed by name'],
  [{ cat: name }, 'name'],
  [{ characters: name }, 'the number of characters of name'],
  [{ weighDigits: [name, 2, 1] }, 'the weighted digits of name'],
  [{ lookupStatus: 'homes' }, 'the status of lookups.homes'],
  [{ firstWhere: [cars, 'key', 1] }, 'the first of cars whose key is 1'],
  [
    { firstWhere: [cars, 'key', 1, 'paint', age] },
    'the first of cars whose key is 1 and whose paint is age',
  ],
  [{ where: [cars, 'new'] }, 'those of cars for which new'],
  [{ where: [cars, 'old or new'] }, 'those of cars for which (old or new)'],
  [{ itemsOf: [cars, 'trips'] }, 'all trips of cars'],
  [{ yearsSince: born }, 'whole years since born'],
  [{ daysBetween: [born, { var: 'today' }] }, 'days from born to today'],
  [{ monthsBetween: [born, { var: 'today' }] }, 'whole months from born to today'],
  [{ addMonths: [born, 6] }, '6 months after born'],
  [{ addMonths: [born, 1] }, '1 month after born'],
  [{ firstDayOf: [born] }, 'the first day of born'],
  [{ minutesOf: [born] }, 'born'],
  [{ addDays: [born, 14] }, '14 days after born'],
  [{ addDays: [born, 1] }, '1 day after born'],
  [
    { addWorkingDays: [born, 5, { var: 'calendars.bank' }] },
    '5 working days of calendars.bank after born',
  ],
  [
    { addWorkingDays: [born, 1, { var: 'calendars.bank' }] },
    '1 working day of calendars.bank after born',
  ],
];

it.each(values)('%j: %s', (rule, words) => {
  expect(said(rule, true)).toBe(words);
});

it('every operator is said, but for those that whoever says rules walks through', () => {
  const covered = [...conditions, ...values].map(([rule]) => operationOf(rule)?.operator);
  const walked = ['var', 'and', 'or', '!', 'if'];
  expect(new Set([...covered, ...walked])).toEqual(new Set(Object.keys(operators)));
  expect(walked.filter((each) => operatorOf(each)?.says !== undefined)).toEqual([]);
});
