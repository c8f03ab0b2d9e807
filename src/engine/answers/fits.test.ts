import { expect, it } from 'vitest';
import type { Json } from '../model';
import { field } from '../testing';
import { fits, plainData } from './fits';

const kept = field('a', 'a', 'object', {
  options: {
    kind: 'lookup',
    lookup: 'l',
    at: '',
    value: 'id',
    label: 'text',
    keep: ['id'],
    known: {},
  },
});

it.each<[string, ReturnType<typeof field>, Json, boolean]>([
  ['a word where a number is asked for', field('a', 'a', 'integer'), 'ten', true],
  ['an object where a word is asked for', field('a', 'a', 'string'), { indexOf: 1 }, false],
  ['a list', field('a', 'a', 'string'), ['x'], false],
  ['an object of parts', field('a', 'a', 'object'), { day: 1 }, true],
  ['a kept option', kept, { id: 'x' }, true],
  ['a word for a kept option', kept, 'x', false],
])('%s: fits', (_, asked, value, does) => {
  expect(fits(asked, value)).toBe(does);
});

it('plain data has no key that could pass for a method', () => {
  const hostile = JSON.parse('{"a":[{"toString":1,"b":2}],"__proto__":{"x":1}}') as Json;
  expect(plainData(hostile)).toEqual({ a: [{ b: 2 }] });
});
