import { expect, it } from 'vitest';
import {
  areRelated,
  isInside,
  isWithin,
  joinPath,
  keysOfPath,
  lastKeyOf,
  nameUnder,
  outerOf,
  pathsAround,
  restOf,
  rootOf,
} from './paths';

it.each([
  ['', [], '', '', '', []],
  ['a', ['a'], 'a', 'a', '', []],
  ['a.b', ['a', 'b'], 'a', 'b', 'a', ['a']],
  ['a.b.0', ['a', 'b', '0'], 'a', '0', 'a.b', ['a.b', 'a']],
])('%j in parts', (path, keys, root, last, outer, around) => {
  expect(keysOfPath(path)).toEqual(keys);
  expect(joinPath(...keys)).toBe(path);
  expect(joinPath(outer, last)).toBe(path);
  expect([rootOf(path), lastKeyOf(path), outerOf(path)]).toEqual([root, last, outer]);
  expect(pathsAround(path)).toEqual(around);
});

it.each([
  ['facts.a', 'a', 'a'],
  ['facts.a.b', 'a', 'a.b'],
  ['facts', null, ''],
  ['factsa.b', null, null],
  ['a.facts.b', null, null],
])('%j under facts is %j', (path, name, rest) => {
  expect(nameUnder('facts', path)).toBe(name);
  if (rest !== null) expect(restOf(path, 'facts')).toBe(rest);
});

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
