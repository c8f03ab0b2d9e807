import { expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledPart } from '../../journey';
import { field } from '../testing';
import { fits, plainData } from './fits';

const kept = field('a', 'a', 'string', {
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

const words = { add: [], save: [], cancel: [], change: [], remove: [] };
const listed = field('a', 'a', 'array', { list: { item: 'one', max: 2, words, summary: [] } });
const unkept = field('a', 'a', 'string', {
  options: { kind: 'lookup', lookup: 'l', at: '', value: 'id', label: 'text', keep: [], known: {} },
});
const part = (name: string): CompiledPart => ({
  name,
  type: 'integer',
  label: [name],
  subject: name,
  required: true,
});
const composite = field('a', 'a', 'object', { parts: [part('day'), part('month')] });

it.each<[string, ReturnType<typeof field>, Json, boolean]>([
  ['a word where a number is asked for', field('a', 'a', 'integer'), 'ten', true],
  ['an object where a word is asked for', field('a', 'a', 'string'), { indexOf: 1 }, false],
  ['a list', field('a', 'a', 'string'), ['x'], false],
  ['an object of parts', field('a', 'a', 'object'), { day: 1 }, true],
  ['a kept option', kept, { id: 'x' }, true],
  ['a word for a kept option', kept, 'x', false],
  ['a word for an option of which nothing else is kept', unkept, 'x', true],
  ['an object for an option of which nothing else is kept', unkept, { id: 'x' }, false],
  ['nothing where a word is asked for', field('a', 'a', 'string'), null, true],
  ['as many items as there may be', listed, [{}, { x: 1 }], true],
  ['an item too many', listed, [{}, {}, {}], false],
  ['no item', listed, [], true],
  ['an item that is no object', listed, [{}, 'x'], false],
  ['an object for a list', listed, { x: 1 }, false],
  ['some of the parts, one of them empty', composite, { day: 1, month: null }, true],
  ['a part with a word that is wrong', composite, { day: 'first' }, true],
  ['a part that is an object', composite, { day: { x: 1 } }, false],
  ['one thing beside the parts', composite, { day: 1, hour: 2 }, false],
  ['a word for parts', composite, 'x', false],
  ['a list for parts', composite, [1, 2], false],
])('%s: fits', (_, asked, value, does) => {
  expect(fits(asked, value)).toBe(does);
});

it('plain data has no key that could pass for a method', () => {
  const hostile = JSON.parse('{"a":[{"toString":1,"b":2}],"__proto__":{"x":1}}') as Json;
  expect(plainData(hostile)).toEqual({ a: [{ b: 2 }] });
});
