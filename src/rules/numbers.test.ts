import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from './values';
import { evaluate, type Json, type Scope } from './index';

const nowhere: Scope = { read: () => null, status: () => 'idle', today: '' };
/** What an operator comes to, given values as they are. */
const work =
  (operator: string) =>
  (...given: readonly Json[]): Json => {
    const scope = { ...nowhere, read: (path: string) => given[Number(path)] ?? null };
    return evaluate({ [operator]: given.map((_, index) => ({ var: String(index) })) }, scope);
  };
const plus = work('+');
const minus = work('-');
const times = work('*');
const over = work('/');
const cat = work('cat');
const less = work('<');
const atMost = work('<=');
const more = work('>');
const atLeast = work('>=');

/** What is no number, so that there is nothing to reckon with or to compare (R5, R6). */
const noNumbers: readonly Json[] = [null, '1', '', true, false, [], [1], {}];

describe('arithmetic (R5, R14, R15, R16)', () => {
  it.each<[string, () => Json, number | null]>([
    ['a sum of two', () => plus(1, 2), 3],
    ['a sum of more', () => plus(1, 2, 3, 4), 10],
    ['a product of more', () => times(2, 3, 4), 24],
    ['a negative', () => minus(5), -5],
    ['a difference', () => minus(5, 8), -3],
    ['a quotient', () => over(1, 4), 0.25],
    ['a division by 0', () => over(1, 0), null],
    ['0 by 0', () => over(0, 0), null],
    ['a sum that is too great', () => plus(1e308, 1e308), null],
    ['a product that is too great', () => times(1e308, -10), null],
    ['no negative zero of a negative', () => minus(0), 0],
    ['no negative zero of a product', () => times(0, -1), 0],
    ['no negative zero of a quotient', () => over(0, -4), 0],
  ])('%s', (_, found, expected) => {
    expect(found()).toBe(expected);
  });

  it.each(noNumbers)('with %j is nothing, wherever it stands', (other) => {
    const found = [plus, times, minus, over].flatMap((work) => [work(1, other), work(other, 1)]);
    expect([...found, minus(other)]).toEqual(Array.from({ length: 9 }, () => null));
  });
});

describe('order (R6, R12, R13)', () => {
  it.each<[number, number, readonly boolean[]]>([
    [1, 2, [true, true, false, false]],
    [2, 1, [false, false, true, true]],
    [2, 2, [false, true, false, true]],
    [-0.5, 0, [true, true, false, false]],
  ])('%d and %d', (a, b, expected) => {
    expect([less(a, b), atMost(a, b), more(a, b), atLeast(a, b)]).toEqual(expected);
  });

  it.each<[readonly number[], boolean, boolean]>([
    [[1, 2, 3], true, true],
    [[1, 1, 3], false, true],
    [[1, 3, 3], false, true],
    [[1, 3, 2], false, false],
    [[2, 1, 3], false, false],
  ])('of three, each with the next: %j', (three, isLess, isAtMost) => {
    expect([less(...three), atMost(...three)]).toEqual([isLess, isAtMost]);
  });

  it.each(noNumbers)('nothing is before or after %j', (other) => {
    const found = [less, atMost, more, atLeast].flatMap((stands) => [
      stands(1, other),
      stands(other, 1),
      stands(other, other),
    ]);
    expect([...found, less(1, 2, other), atMost(other, 2, 3)]).not.toContain(true);
  });
});

describe('numbers in plain digits', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [-1.5, '-1.5'],
    [961.8000000000001, '961.8000000000001'],
    [1e20, '100000000000000000000'],
    [1e21, '1000000000000000000000'],
    [-1.25e21, '-1250000000000000000000'],
    [1.7976931348623157e308, `17976931348623157${'0'.repeat(292)}`],
    [1e-6, '0.000001'],
    [1e-7, '0.0000001'],
    [-1.25e-7, '-0.000000125'],
    [5e-324, `0.${'0'.repeat(323)}5`],
  ])('%d', (value, digits) => {
    expect(decimal(value)).toBe(digits);
  });

  it('have no exponent, and read back as the number that they were', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(decimal(value)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(decimal(value))).toBe(value + 0);
      }),
    );
  });
});

describe('texts joined (R18)', () => {
  it.each<[readonly Json[], string]>([
    [['a', 'b'], 'ab'],
    [['a', null, ''], 'a'],
    [[null], ''],
    [[1.5, ' ', -2], '1.5 -2'],
    [[1e21], '1000000000000000000000'],
    [[true, ' ', false], 'true false'],
    [[[1, 'a', null]], '[1,"a",null]'],
    [[{ id: 'x' }], '{"id":"x"}'],
  ])('%j', (values, text) => {
    expect(cat(...values)).toBe(text);
  });
});
