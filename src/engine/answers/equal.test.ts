import { expect, it } from 'vitest';
import { equal } from './equal';

it.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: { c: [null] } }, { b: { c: [null] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: null }, { b: undefined }, true],
  [{ a: null }, { toString: null }, true],
  [{ a: 1 }, { toString: 1 }, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: %s', (a, b, same) => {
  expect(equal(a, b)).toBe(same);
});
