import { expect, it } from 'vitest';
import { areRelated, isInside, isWithin } from './paths';

it.each([
  ['a', 'a', false, true, true],
  ['a.b', 'a', true, true, true],
  ['a', 'a.b', false, false, true],
  ['ab', 'a', false, false, false],
  ['a', 'ab', false, false, false],
  ['a.b', 'a.c', false, false, false],
  ['b.a', 'a', false, false, false],
])('%s and %s', (one, other, inside, within, related) => {
  expect(isInside(one, other)).toBe(inside);
  expect(isWithin(one, other)).toBe(within);
  expect(areRelated(one, other)).toBe(related);
});
