import { describe, expect, it } from 'vitest';
import { evaluate, evaluateTemplate, holds, type Json, type Rule } from './index';

const scope = {
  read: (path: string): Json =>
    ({
      list: [{ id: 1 }, { id: 2, tag: { x: 'y' } }],
      twins: [
        { id: 1, way: 'card' },
        { id: 1, way: 'post' },
      ],
      homes: [
        { people: [1, 2] },
        { people: 'x' },
        null,
        ['x'],
        { people: [3], deep: { people: [4] } },
      ],
      word: 'abc',
      sites: ['https://a.example', 'https://pay.example'],
      none: null,
      calendar: { years: [2026, 2026], holidays: ['2026-05-04'] },
    })[path] ?? null,
  status: (lookup: string) => (lookup === 'l' ? ('ready' as const) : ('idle' as const)),
  today: '2026-03-01',
};
const calendar: Rule = { var: 'calendar' };
const list: Rule = { var: 'list' };
const twins: Rule = { var: 'twins' };

describe('operators', () => {
  it.each<[Rule, Json]>([
    [{ isAnswered: { var: 'word' } }, true],
    [{ isAnswered: { var: 'none' } }, false],
    [{ isAnswered: '  ' }, false],
    [{ isAnswered: false }, true],
    [{ isAnswered: [[]] }, false],
    [{ firstWhere: [list, 'id', 2] }, { id: 2, tag: { x: 'y' } }],
    [{ firstWhere: [list, 'tag.x', 'y'] }, { id: 2, tag: { x: 'y' } }],
    [{ firstWhere: [list, 'id', 3] }, null],
    [{ firstWhere: [twins, 'id', 1, 'way', 'post'] }, { id: 1, way: 'post' }],
    [{ firstWhere: [twins, 'id', 1, 'way', 'shop'] }, null],
    [{ firstWhere: [{ var: 'word' }, 'id', 3] }, null],
    [{ firstWhere: [list, 1, 2] }, null],
    [{ sum: [1, null, 2.5, 'x'] }, 3.5],
    [{ sum: [[1, 2], 3] }, 6],
    [{ sum: [null] }, null],
    [{ sum: [list, 'id'] }, 3],
    [{ sum: [list, 'tag'] }, null],
    [{ sum: [list, 'id', 4] }, 4],
    [{ sum: [{ var: 'none' }, 'id'] }, null],
    [{ count: list }, 2],
    [{ count: { var: 'none' } }, 0],
    [{ count: { var: 'word' } }, 0],
    [{ where: [list, { '>': [{ var: 'item.id' }, 1] }] }, [{ id: 2, tag: { x: 'y' } }]],
    [{ where: [list, { '===': [{ var: 'item.id' }, { count: { var: 'word' } }] }] }, []],
    [
      { where: [twins, { '===': [{ var: 'word' }, 'abc'] }] },
      [
        { id: 1, way: 'card' },
        { id: 1, way: 'post' },
      ],
    ],
    [{ where: [[1, null, true], { var: 'item' }] }, [true]],
    [{ where: [{ var: 'word' }, true] }, []],
    [{ where: [list, { '===': [{ lookupStatus: 'item' }, 'failed'] }] }, []],
    [{ sum: [{ where: [list, true] }, 'id'] }, 3],
    [{ some: [list, { isAnswered: { var: 'item.tag' } }] }, true],
    [{ some: [list, { var: 'item.id' }] }, false],
    [{ some: [{ var: 'none' }, true] }, false],
    [{ every: [list, { isAnswered: { var: 'item.tag' } }] }, false],
    [{ every: [list, { isAnswered: { var: 'item.id' } }] }, true],
    [{ every: [{ var: 'none' }, false] }, true],
    [{ pence: { '*': [80.15, 12] } }, 961.8],
    [{ pence: { var: 'word' } }, null],
    [{ pence: -1.005 }, -1.01],
    [{ pence: -0.001 }, 0],
    [{ sameText: [{ var: 'word' }, 'ABC'] }, true],
    [{ sameText: [{ var: 'word' }, 'ab'] }, false],
    [{ sameText: [{ var: 'none' }, ''] }, false],
    [{ sameText: [{ var: 'word' }, null] }, false],
    [{ matches: [{ var: 'word' }, '^a.c$'] }, true],
    [{ matches: [{ var: 'word' }, '^b'] }, false],
    [{ matches: [{ var: 'none' }, ''] }, false],
    [{ matches: [{ var: 'word' }, '('] }, false],
    [{ startsWith: [{ var: 'word' }, 'ab'] }, true],
    [{ startsWith: [{ var: 'word' }, 'b'] }, false],
    [{ startsWith: [{ var: 'none' }, ''] }, false],
    [{ startsWith: ['null', { var: 'none' }] }, false],
    [{ startsWith: ['12', 1] }, false],
    [{ characters: { var: 'word' } }, 3],
    [{ characters: { var: 'none' } }, 0],
    [{ leadsTo: ['https://pay.example/a?b=1#c', 'https://pay.example'] }, true],
    [{ leadsTo: ['https://pay.example', 'https://other.example', 'https://pay.example'] }, true],
    [{ leadsTo: ['https://pay.example/a', { var: 'sites' }] }, true],
    [{ leadsTo: ['http://localhost:8080/a', 'http://localhost:8080'] }, true],
    [{ leadsTo: ['http://pay.example/a', 'https://pay.example'] }, false],
    [{ leadsTo: ['https://pay.example.evil.example/', 'https://pay.example'] }, false],
    [{ leadsTo: ['https://pay.example@evil.example/', 'https://pay.example'] }, false],
    [{ leadsTo: ['https://pay.example:8443/', 'https://pay.example'] }, false],
    [{ leadsTo: ['https://pay.example/\\evil', 'https://pay.example'] }, false],
    [{ leadsTo: [' https://pay.example/', 'https://pay.example'] }, false],
    [{ leadsTo: ['javascript:alert(1)', 'javascript:alert(1)'] }, false],
    [{ leadsTo: [{ var: 'none' }, 'https://pay.example'] }, false],
    [{ weighDigits: ['1234', 3, 2, 1] }, 2 * 3 + 3 * 2 + 4 * 1],
    [{ weighDigits: ['4', 7, 5, 2] }, 8],
    [{ weighDigits: ['a4x', 3, 0] }, 12],
    [{ weighDigits: ['a4x', 3, 1] }, null],
    [{ weighDigits: ['\u{1F600}4', 1, 2] }, null],
    [{ weighDigits: ['\u{1F600}4', 0, 2] }, 8],
    [{ weighDigits: ['4', 1.5] }, 6],
    [{ weighDigits: ['4', { var: 'none' }] }, null],
    [{ weighDigits: ['', 5] }, 0],
    [{ weighDigits: [{ var: 'none' }, 5] }, null],
    [{ weighDigits: [12, 5] }, null],
    [{ lookupStatus: 'l' }, 'ready'],
    [{ lookupStatus: 'x' }, 'idle'],
    [{ ceil: 1.2 }, 2],
    [{ ceil: { var: 'word' } }, null],
    [{ in: ['a', ['a', 'b']] }, true],
    [{ in: ['1', [1]] }, false],
    [{ in: ['a', { var: 'word' }] }, false],
    [{ in: ['a', { var: 'none' }] }, false],
    [{ includes: [['a', 'b'], 'b'] }, true],
    [{ includes: [['a', 'b'], 'c'] }, false],
    [{ includes: [['1'], 1] }, false],
    [{ includes: [list, { firstWhere: [list, 'id', 1] }] }, true],
    [{ includes: [[null], { var: 'none' }] }, true],
    [{ includes: [[], { var: 'none' }] }, false],
    [{ includes: [{ var: 'none' }, { var: 'none' }] }, false],
    [{ includes: [{ var: 'word' }, 'a'] }, false],
    [{ itemsOf: [{ var: 'homes' }, 'people'] }, [1, 2, 3]],
    [{ itemsOf: [{ var: 'homes' }, 'deep.people'] }, [4]],
    [{ itemsOf: [list, 'id'] }, []],
    [{ itemsOf: [{ var: 'word' }, 'length'] }, []],
    [{ itemsOf: [{ var: 'none' }, 'a'] }, []],
  ])('%j: %j', (rule, value) => {
    expect(evaluate(rule, scope)).toEqual(value);
  });
});

describe('dates', () => {
  it.each<[Rule, Json]>([
    [{ yearsSince: '2008-03-01' }, 18],
    [{ yearsSince: '2008-03-02' }, 17],
    [{ yearsSince: '2008-02-29' }, 18],
    [{ yearsSince: '2030-01-01' }, -4],
    [{ yearsSince: '2007-02-30' }, null],
    [{ yearsSince: '0050-01-01' }, null],
    [{ yearsSince: 20080301 }, null],
    [{ yearsSince: [['2008-03-01']] }, null],
    [{ yearsSince: '2008-04-01' }, 17],
    [{ yearsSince: '2008-02-30' }, null],
    [{ yearsSince: '2008-00-01' }, null],
    [{ dateBefore: ['2026-01-01', '2026-01-02'] }, true],
    [{ dateBefore: ['2026-01-02', '2026-01-02'] }, false],
    [{ dateBefore: ['x', '2026-01-02'] }, false],
    [{ dateBefore: ['1960-01-01', null] }, false],
    [{ dateOnOrAfter: ['2026-01-02', '2026-01-02'] }, true],
    [{ dateOnOrAfter: ['2026-01-01', '2026-01-02'] }, false],
    [{ dateOnOrAfter: ['2026-01-02', null] }, false],
    [{ dateOnOrAfter: [null, '1960-01-01'] }, false],
    [{ addDays: ['2026-02-27', 2] }, '2026-03-01'],
    [{ addDays: ['2026-01-01', -1] }, '2025-12-31'],
    [{ addDays: ['2026-01-01', '1'] }, null],
    [{ addDays: ['2026-01-01', 1e12] }, null],
    [{ addDays: ['9999-12-31', 1] }, null],
    [{ addDays: ['9999-12-30', 1] }, '9999-12-31'],
    [{ addDays: ['0100-01-02', -1] }, '0100-01-01'],
    [{ addDays: ['0100-01-01', -1] }, null],
    [{ daysBetween: ['2026-02-27', '2026-03-01'] }, 2],
    [{ daysBetween: ['2026-03-01', '2026-02-27'] }, -2],
    [{ daysBetween: ['2026-03-01', null] }, null],
    [{ daysBetween: ['2026-02-30', '2026-03-01'] }, null],
    [{ monthsBetween: ['2026-01-31', '2026-02-28'] }, 1],
    [{ monthsBetween: ['2026-01-31', '2026-02-27'] }, 0],
    [{ monthsBetween: ['2024-01-31', '2024-02-28'] }, 0],
    [{ monthsBetween: ['2026-02-15', '2026-02-14'] }, -1],
    [{ monthsBetween: ['2025-12-15', '2026-02-15'] }, 2],
    [{ monthsBetween: [null, '2026-02-28'] }, null],
    [{ monthsBetween: ['2026-02-28', 'soon'] }, null],
    [{ addMonths: ['2026-01-31', 1] }, '2026-02-28'],
    [{ addMonths: ['2024-01-31', 1] }, '2024-02-29'],
    [{ addMonths: ['2026-01-31', 2] }, '2026-03-31'],
    [{ addMonths: ['2026-01-31', -2] }, '2025-11-30'],
    [{ addMonths: ['2026-01-15', 1.5] }, null],
    [{ addMonths: ['2026-01-15', null] }, null],
    [{ addMonths: [null, 1] }, null],
    [{ addMonths: ['9999-12-01', 1] }, null],
    [{ addMonths: ['0100-01-31', -1] }, null],
    [{ addMonths: ['2026-01-15', 1e12] }, null],
    [{ firstDayOf: ['2027-03'] }, '2027-03-01'],
    [{ firstDayOf: ['2027-03-09'] }, null],
    [{ firstDayOf: ['0099-12'] }, null],
    [{ firstDayOf: [null] }, null],
    [{ minutesOf: ['00:00'] }, 0],
    [{ minutesOf: ['23:59'] }, 1439],
    [{ minutesOf: ['24:00'] }, null],
    [{ minutesOf: ['9:30'] }, null],
    [{ minutesOf: ['09:30:00'] }, null],
    [{ minutesOf: [930] }, null],
    [{ addWorkingDays: ['2026-03-02', 1, 'calendar'] }, null],
    [{ addWorkingDays: ['2026-03-02', 1, 7] }, null],
    // 1 May 2026 is a Friday, and the Monday after it a holiday.
    [{ addWorkingDays: ['2026-05-01', 1, calendar] }, '2026-05-05'],
    [{ addWorkingDays: ['2026-04-30', 1, calendar] }, '2026-05-01'],
    [{ addWorkingDays: ['2026-05-02', 1, calendar] }, '2026-05-05'],
    [{ addWorkingDays: ['2026-05-04', 1, calendar] }, '2026-05-05'],
    [{ addWorkingDays: ['2026-05-01', 5, calendar] }, '2026-05-11'],
    [{ addWorkingDays: ['2026-05-02', 0, calendar] }, '2026-05-02'],
    [{ addWorkingDays: ['2026-12-30', 1, calendar] }, '2026-12-31'],
    [{ addWorkingDays: ['2026-12-31', 1, calendar] }, null],
    [{ addWorkingDays: ['2025-12-31', 1, calendar] }, '2026-01-01'],
    [{ addWorkingDays: ['2025-12-30', 1, calendar] }, null],
    [{ addWorkingDays: ['2026-05-01', 1e9, calendar] }, null],
    [{ addWorkingDays: ['2026-02-30', 1, calendar] }, null],
    [{ addWorkingDays: [null, 1, calendar] }, null],
    [{ addWorkingDays: ['2026-05-01', null, calendar] }, null],
    [{ addWorkingDays: ['2026-05-01', -1, calendar] }, null],
    [{ addWorkingDays: ['2026-05-01', 1.5, calendar] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { var: 'none' }] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { var: 'list' }] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { years: 2026, holidays: [] }] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { years: [2026, 2026], holidays: null }] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { years: ['2026', 2026], holidays: [] }] }, null],
    [{ addWorkingDays: ['2026-05-01', 1, { years: [2026, '2026'], holidays: [] }] }, null],
  ])('%j: %j', (rule, value) => {
    expect(evaluate(rule, scope)).toEqual(value);
  });

  it('born on 29 February: a year older on 1 March', () => {
    expect(evaluate({ yearsSince: '2008-02-29' }, { ...scope, today: '2026-02-28' })).toBe(17);
  });

  it('on a day that is none nobody has an age', () => {
    expect(evaluate({ yearsSince: '2008-02-29' }, { ...scope, today: '' })).toBeNull();
  });
});

describe('rules', () => {
  it('hold for true alone', () => {
    expect([true, 1, 'true', [], null].map((rule) => holds(rule, scope))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are heard of with what their parts come to; literals are not', () => {
    const heard: Json[] = [];
    const observed = {
      ...scope,
      observe: (_: Rule, value: Json, of: (part: Rule) => Json) =>
        heard.push([value, of({ var: 'word' })]),
    };
    evaluate({ ceil: 1.2 }, observed);
    evaluate(null, observed);
    evaluate('a', observed);
    expect(heard).toEqual([[2, 'abc']]);
  });

  it('read nothing by a prototype name', () => {
    expect(evaluate({ var: 'constructor' }, { ...scope, read: () => null })).toBeNull();
  });

  it('in a template are its leaves; an object with other keys is data', () => {
    const template = { a: { var: 'word' }, b: [{ ceil: 1.5 }], c: { words: 'x' }, d: null };
    expect(evaluateTemplate(template, scope)).toEqual({
      a: 'abc',
      b: [2],
      c: { words: 'x' },
      d: null,
    });
  });
});
