import { expect, it } from 'vitest';
import { equal } from './values';

it.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1, 2], [1, 3], false],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [['x'], { 0: 'x' }, false],
  [{ 0: 'x' }, ['x'], false],
  [{}, null, false],
  [{}, 'x', false],
  ['x', {}, false],
  [1, 2, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [{ a: 1, b: 2 }, { a: 3, b: 2 }, false],
  [{ a: 1, b: { c: [null] } }, { b: { c: [null] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: null }, { b: undefined }, true],
  [{ a: null }, { toString: null }, true],
  [{ a: 1 }, { toString: 1 }, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: %s', (a, b, same) => {
  expect(equal(a, b)).toBe(same);
});
