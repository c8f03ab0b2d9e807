import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  evaluateAll,
  evaluateTemplate,
  holds,
  type Json,
  type Rule,
  type Scope,
  type Template,
} from '.';
import { readsOf } from './rule';

const values: Readonly<Record<string, Json>> = { yes: true, no: false, word: 'x', one: 1 };
const scope: Scope = {
  read: (path) => values[path] ?? null,
  status: () => 'idle',
  today: '2026-03-01',
};
const v = (path: string): Rule => ({ var: path });

describe('conditions', () => {
  it.each<[string, Rule, Json]>([
    ['R7', { and: [v('yes'), true] }, true],
    ['R7', { and: [v('yes')] }, true],
    ['R7', { and: [v('yes'), v('no')] }, false],
    ['R3', { and: [v('word')] }, false],
    ['R3', { and: [true, v('one')] }, false],
    ['R7', { and: [v('gone'), true] }, false],
    ['R8', { or: [v('no'), v('yes')] }, true],
    ['R8', { or: [v('no'), v('no')] }, false],
    ['R3', { or: [v('word'), v('one')] }, false],
    ['R8', { or: [v('gone')] }, false],
    ['R3', { or: [v('word'), v('yes')] }, true],
    ['R10', { '!': [v('word')] }, true],
    ['R10', { '!': [v('yes')] }, false],
    ['R3', { if: [v('word'), 'then', 'else'] }, 'else'],
    ['R9', { if: [v('yes'), 'then', 'else'] }, 'then'],
    ['R7', { if: [{ and: [v('word'), v('yes')] }, 'then', 'else'] }, 'else'],
    ['R11', { '!==': [v('word'), 'x'] }, false],
    ['R11', { '!==': [v('word'), 'y'] }, true],
    ['R11', { '!==': [v('gone'), null] }, false],
  ])('%s %j is %j', (_, rule, value) => {
    expect(evaluate(rule, scope)).toEqual(value);
  });

  it.each<[Rule, boolean]>([
    [true, true],
    [false, false],
    [v('yes'), true],
    [v('word'), false],
    [v('one'), false],
    ['true', false],
    [null, false],
  ])('R3 %j holds: %s', (rule, does) => {
    expect(holds(rule, scope)).toBe(does);
  });
});

describe('what is observed', () => {
  it('is every rule that is evaluated, with its value, and nothing of literals', () => {
    const heard: unknown[] = [];
    const observed: Scope = {
      ...scope,
      observe: (rule, value, valueOf) => {
        heard.push([rule, value, valueOf(v('one'))]);
      },
    };
    const rule: Rule = { '===': [v('word'), 'x'] };
    expect([evaluate(rule, observed), evaluate('x', observed), evaluate(null, observed)]).toEqual([
      true,
      'x',
      null,
    ]);
    expect(heard).toEqual([[rule, true, 1]]);
  });
});

describe('a structure whose leaves are rules', () => {
  it.each<[Template, Json]>([
    ['x', 'x'],
    [null, null],
    [v('word'), 'x'],
    [
      { a: v('word'), b: [v('one'), { c: v('gone') }] },
      { a: 'x', b: [1, { c: null }] },
    ],
    [
      { var: 'word', cat: ['a', 'b'] },
      { var: 'word', cat: ['a', 'b'] },
    ],
    [{ unknown: v('one') }, { unknown: 1 }],
    [{}, {}],
    [[], []],
  ])('%j is %j', (template, value) => {
    expect(evaluateTemplate(template, scope)).toEqual(value);
  });

  it('has names as its own keys in a map, even where one reads like an operator', () => {
    expect(evaluateAll({ var: 'word' }, scope)).toEqual({ var: 'word' });
    expect(evaluateAll({ cat: v('word'), in: { a: v('one') } }, scope)).toEqual({
      cat: 'x',
      in: { a: 1 },
    });
  });
});

it.each([
  ['truth', { and: [1, 'x'] }, 'x'],
  ['what a text holds', { in: ['b', 'abc'] }, true],
  ['comparisons with nothing', { '<': [null, 1] }, true],
  ['what is read', { var: ['a', 'else'] }, 'else'],
  ['text for numbers', { '+': ['1', 2] }, 3],
])('leaves the library as it is: %s', (_, rule, expected) => {
  evaluate({ and: [{ '<': [1, 2] }, { in: ['a', ['a']] }] }, scope);
  expect(jsonLogic.apply(rule as never, {})).toBe(expected);
});

it('tells a rule from data, also in a list', () => {
  const calendar = { years: [2026, 2026], holidays: [] };
  expect(evaluate({ isAnswered: [calendar] }, scope)).toBe(true);
  expect(evaluate([{ '+': [1, 2] }, calendar], scope)).toEqual([3, calendar]);
});

it.each([
  ['a var', { var: 'a.b' }, ['a.b'], []],
  ['a var in a list', { var: ['a', null] }, ['a'], []],
  ['inside other rules', { if: [{ '===': [{ var: 'a' }, 1] }, { var: 'b' }, 'c'] }, ['a', 'b'], []],
  ['a status', { '===': [{ lookupStatus: 'l' }, 'ready'] }, [], ['l']],
  ['an age, which changes with the day', { yearsSince: { var: 'born' } }, ['born', 'today'], []],
  ['a template', { body: [{ x: { var: 'a' } }] }, ['a'], []],
  ['a literal', 'a', [], []],
  ['a text of another operator', { ceil: 'a' }, [], []],
  ['a var of nothing', { var: [] }, [], []],
  ['a status of nothing', { lookupStatus: [] }, [], []],
])('%s', (_, rule, paths, statuses) => {
  const reads = readsOf(rule);
  expect([...reads.paths].sort()).toEqual(paths);
  expect([...reads.statuses]).toEqual(statuses);
});
