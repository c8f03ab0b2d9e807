import { describe, expect, it } from 'vitest';
import {
  evaluate,
  getPath,
  isEmpty,
  isObject,
  isRule,
  kindAt,
  operationOf,
  operatorOf,
  pathOf,
  patternOf,
  readsAround,
  readsThrough,
  wordsOf,
  type Json,
  type Rule,
} from './index';

describe('an operation is read off a rule', () => {
  it.each<[string, Rule, ReturnType<typeof operationOf>, string | null]>([
    ['with its arguments', { in: [1, [2]] }, { operator: 'in', given: [1, [2]] }, null],
    ['of one argument without a list', { ceil: 1 }, { operator: 'ceil', given: [1] }, null],
    ['a path', { var: 'a.b' }, { operator: 'var', given: ['a.b'] }, 'a.b'],
    ['a path that is none', { var: 1 }, { operator: 'var', given: [1] }, null],
    ['a path that is missing', { var: [] }, { operator: 'var', given: [] }, null],
    ['a note before it', { source: 'x', var: 'a' }, { operator: 'var', given: ['a'] }, 'a'],
    ['a note alone', { source: 'x' }, null, null],
    ['nothing in it', {}, null, null],
    ['a list', [{ var: 'a' }], null, null],
    ['a text', 'var', null, null],
    ['a number', 1, null, null],
    ['nothing', null, null, null],
  ])('%s', (_, rule, operation, path) => {
    expect(operationOf(rule)).toEqual(operation);
    expect(pathOf(rule)).toBe(path);
  });
});

it.each<[string, Json, boolean]>([
  ['an operator', { var: 'a' }, true],
  ['an operator with a note of its source (R35)', { source: 'x', var: 'a' }, true],
  ['a note alone', { source: 'x' }, false],
  ['two operators', { var: 'a', ceil: 1 }, false],
  ['a name that is no operator', { colour: 1 }, false],
  ['a name that every object has', { constructor: 1 }, false],
  ['nothing in it', {}, false],
  ['a list', [{ var: 'a' }], false],
  ['a list of one', ['var'], false],
  ['a text', 'var', false],
  ['a number', 1, false],
  ['nothing', null, false],
])('among data, %s: a rule %s', (_, template, rule) => {
  expect(isRule(template)).toBe(rule);
});

it.each([
  ['if', 3, ['condition', 'value', 'value']],
  ['if', 5, ['condition', 'value', 'condition', 'value', 'value']],
  ['firstWhere', 5, ['list', 'key', 'value', 'key', 'value']],
  ['addWorkingDays', 3, ['date', 'number', 'calendar']],
  ['and', 3, ['condition', 'condition', 'condition']],
  ['in', 2, ['compared', 'literalList']],
  ['cat', 2, ['value', 'value']],
])('what stands at each place of %s with %i arguments', (name, count, kinds) => {
  const operator = operatorOf(name);
  const found = Array.from({ length: count }, (_, index) =>
    operator === undefined ? null : kindAt(operator, index, count),
  );
  expect(found).toEqual(kinds);
});

describe('what rules read through facts', () => {
  const facts: Readonly<Record<string, Rule>> = {
    grown: { '>=': [{ yearsSince: { var: 'born' } }, 18] },
    may: { and: [{ var: 'facts.grown' }, { '===': [{ lookupStatus: 'homes' }, 'ready'] }] },
    round: { var: 'facts.round' },
  };

  it.each<[string, Rule, readonly string[]]>([
    ['a path', { var: 'a' }, ['a']],
    ['a status, at its lookup', { lookupStatus: 'homes' }, ['lookups.homes']],
    ['a fact, and what it reads', { var: 'facts.grown' }, ['facts.grown', 'born', 'today']],
    [
      'a fact of a fact',
      { var: 'facts.may' },
      ['facts.may', 'facts.grown', 'born', 'today', 'lookups.homes'],
    ],
    ['a fact that reads itself', { var: 'facts.round' }, ['facts.round']],
    ['a fact that there is not', { var: 'facts.other' }, ['facts.other']],
    ['a name that every object has', { var: 'facts.toString' }, ['facts.toString']],
    ['what only ends like a fact', { var: 'more.grown' }, ['more.grown']],
  ])('%s', (_, rule, paths) => {
    expect([...readsThrough(facts, rule)]).toEqual(paths);
  });
});

it.each<[string, Rule, readonly string[], readonly string[]]>([
  [
    'a list and what is held against its items, but no item',
    { some: [{ var: 'list' }, { '===': [{ var: 'item.age' }, { yearsSince: { var: 'born' } }] }] },
    ['list', 'born', 'today'],
    [],
  ],
  [
    'a lookup asked for within',
    { count: { where: [{ var: 'list' }, { '===': [{ lookupStatus: 'homes' }, 'ready'] }] } },
    ['list'],
    ['homes'],
  ],
  [
    'an item that is known around it',
    { and: [{ some: [{ var: 'item.all' }, { var: 'item.on' }] }, [{ var: 'item.off' }]] },
    ['item.all', 'item.off'],
    [],
  ],
  [
    'no item of a list within an item',
    { every: ['list', { some: [{ var: 'item.all' }, { in: [{ var: 'item.on' }, ['a']] }] }] },
    [],
    [],
  ],
])('a rule reads around it %s', (_, rule, paths, statuses) => {
  const reads = readsAround(rule);
  expect([[...reads.paths], [...reads.statuses]]).toEqual([paths, statuses]);
});

it.each<[Json, string, Json]>([
  [{ a: { b: [1, { c: 2 }] } }, 'a.b.1.c', 2],
  [{ a: { b: [1] } }, 'a.b.0', 1],
  [{ a: 1 }, '', { a: 1 }],
  [null, '', null],
  [{ a: 1 }, 'b', null],
  [{ a: 1 }, 'a.b', null],
  [{ a: null }, 'a.b', null],
  [{ a: null }, 'a', null],
  ['text', 'length', null],
  [[1, 2], 'length', null],
  [{ length: 3 }, 'length', 3],
  [{ '': 1 }, '', { '': 1 }],
  [{}, 'toString', null],
])('in %j at %j: %j', (from, path, value) => {
  expect(getPath(from, path)).toEqual(value);
});

it('at nothing there is nothing', () => {
  expect([getPath(undefined, ''), getPath(undefined, 'a')]).toEqual([null, null]);
});

it.each<[Json | undefined, boolean, boolean, string]>([
  [undefined, true, false, ''],
  [null, true, false, ''],
  ['', true, false, ''],
  [' \t', true, false, ' \t'],
  ['a', false, false, 'a'],
  [0, false, false, '0'],
  [false, false, false, 'false'],
  [[], true, false, '[]'],
  [[null], false, false, '[null]'],
  [{}, false, true, '{}'],
  [{ length: 0 }, false, true, '{"length":0}'],
])('%j: unanswered %s, an object %s, in words %j', (value, empty, object, words) => {
  expect([isEmpty(value), isObject(value), wordsOf(value)]).toEqual([empty, object, words]);
});

it('a pattern is read with the flag u, made once, and null where it is none', () => {
  expect(patternOf('^\\p{L}$')?.test('é')).toBe(true);
  expect(patternOf('^a')).toBe(patternOf('^a'));
  expect([patternOf('('), patternOf('\\-')]).toEqual([null, null]);
});

it.each<[Rule, Json]>([
  [{ matches: ['null', null] }, false],
  [{ if: [false, 1, true, 2, 3] }, 2],
  [{ if: [false, 1, false, 2, 3] }, 3],
  [{ if: [false, 1, 1, 2, 3] }, 3],
  [
    [{ var: 'a' }, 1],
    ['at a', 1],
  ],
  [{ pence: 0.005 }, 0.01],
  [{ pence: 0.004 }, 0],
  [{ pence: 12.5 }, 12.5],
])('%j: %j', (rule, value) => {
  const scope = { read: (path: string) => `at ${path}`, status: () => 'idle' as const, today: '' };
  expect(evaluate(rule, scope)).toEqual(value);
});
