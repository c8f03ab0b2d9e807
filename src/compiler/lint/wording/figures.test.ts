import { describe, expect, it } from 'vitest';
import { figuresIn, figuresOf, isSaid } from './figures';

describe('numbers in words', () => {
  it.each<[string, readonly number[]]>([
    ['Gas usage must be between 1 & 200,000', [1, 200_000]],
    ['6 to 8 digits.', [6, 8]],
    ['{label} exceeds {n} characters.', []],
    ['EC4M 7AW', []],
    ['at most 2.5 kWh', [2.5]],
  ])('%s', (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });
});

describe('numbers of a rule', () => {
  it('are its constants, and how often a pattern repeats', () => {
    const rule = { and: [{ '>=': [{ var: 'a' }, 18] }, { matches: [{ var: 'b' }, '^x{6,8}$'] }] };
    expect([...figuresOf(rule)]).toEqual([18, 6, 8]);
  });
});

describe('a number in words', () => {
  it.each<[number, number, boolean]>([
    [18, 18, true],
    [3, 36, true],
    [100, 1_200, true],
    [7, 8, true],
    [16, 18, false],
    [10, 8, false],
    [5, 36, false],
  ])('%d beside %d: %s', (said, constant, fits) => {
    expect(isSaid(said, new Set([constant]))).toBe(fits);
  });
});
