import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import { getPath, isEmpty, wordsOf } from '../../rules';
import { hasPath, setPath, setPaths, withoutEmpty } from './path';

const data: Json = { a: { b: [{ c: 1 }], n: null, no: false }, text: 'x' };

describe('getPath', () => {
  it.each([
    ['', data],
    ['a.b.0.c', 1],
    ['a.no', false],
    ['a.n', null],
    ['a.n.deeper', null],
    ['nowhere', null],
    ['text.length', null],
    ['a.b.length', null],
    ['a.b.0', { c: 1 }],
    ['a.b.1', null],
    ['constructor', null],
    ['a.__proto__', null],
    ['a.b.map', null],
  ])('%j', (path, value) => {
    expect(getPath(data, path)).toEqual(value);
  });

  it('finds a length that an object holds', () => {
    expect(getPath({ length: 7 }, 'length')).toBe(7);
  });

  it('of nothing is nothing', () => {
    expect(getPath(undefined, '')).toBeNull();
    expect(getPath(null, 'a')).toBeNull();
  });
});

describe('hasPath', () => {
  it.each([
    ['a.n', true],
    ['text', true],
    ['a.b', true],
    ['a.b.0.c', true],
    ['a.b.0', false],
    ['a.x', false],
    ['x.y', false],
    ['text.x', false],
    ['toString', false],
    ['a.toString', false],
  ])('%s %s', (path, there) => {
    expect(hasPath(data, path)).toBe(there);
  });
});

describe('setPath', () => {
  it('leaves what does not lie on the way as the same object', () => {
    const before = { a: { x: 1 }, b: { y: 2 } };
    const after = setPath(before, 'a.z', 3);
    expect(after).toEqual({ a: { x: 1, z: 3 }, b: { y: 2 } });
    expect(after['b']).toBe(before.b);
    expect(before).toEqual({ a: { x: 1 }, b: { y: 2 } });
  });

  it('makes the way, through what is no object as well', () => {
    expect(setPath({ a: 1 }, 'a.b.c', true)).toEqual({ a: { b: { c: true } } });
  });

  it('never writes to a prototype', () => {
    const after = setPath({}, '__proto__.evil', true);
    expect(Object.hasOwn(after, '__proto__')).toBe(true);
    expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  });
});

describe('isEmpty', () => {
  it.each<[Json | undefined, boolean]>([
    [null, true],
    [undefined, true],
    ['', true],
    ['  ', true],
    [[], true],
    [0, false],
    [false, false],
    [{}, false],
    [[null], false],
    ['x', false],
  ])('%j: %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });
});

it('withoutEmpty keeps what is an answer', () => {
  const answers = { no: false, none: 0, blank: ' ', list: [], nothing: null, words: 'x', of: {} };
  expect(withoutEmpty(answers)).toEqual({ no: false, none: 0, words: 'x', of: {} });
});

it('wordsOf says nothing for nothing, and JSON for what is no single value', () => {
  expect([null, undefined, 5, true, 'x', { a: 1 }].map(wordsOf)).toEqual([
    '',
    '',
    '5',
    'true',
    'x',
    '{"a":1}',
  ]);
});

describe('setPaths', () => {
  const keys = fc.constantFrom('a', 'b', '0');
  const paths = fc.array(keys, { minLength: 1, maxLength: 3 }).map((way) => way.join('.'));
  const values = fc.constantFrom<Json[]>(null, 1, {}, { a: 1 }, { b: { a: 2 } }, [1]);

  it('gives what setting one after the other gives, and changes nothing that was given', () => {
    fc.assert(
      fc.property(
        fc.dictionary(keys, values),
        fc.array(fc.tuple(paths, values), { maxLength: 6 }),
        (into, settings) => {
          const before = structuredClone([into, settings]);
          const oneByOne = settings.reduce((all, [path, value]) => setPath(all, path, value), into);
          expect(setPaths(into, settings)).toEqual(oneByOne);
          expect([into, settings]).toEqual(before);
        },
      ),
    );
  });
});
