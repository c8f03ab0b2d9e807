import { describe, expect, it } from 'vitest';
import {
  at,
  edited,
  editsBetween,
  filesWith,
  keysOfPointer,
  pointerUnder,
  type Edit,
  withAt,
} from './edits';

const edit = (pointer: string, was: Edit['was'], value: Edit['value']): Edit => ({
  ...{ file: 'a.json', pointer, was, value },
});

describe('edits of a draft', () => {
  it('of one place are one, which knows what stood there first', () => {
    const once = edited([], edit('/title', 'A', 'AB'));
    expect(edited(once, edit('/title', 'AB', 'ABC'))).toEqual([edit('/title', 'A', 'ABC')]);
  });

  it('are none where a value is as it was', () => {
    const once = edited([], edit('/title', 'A', 'AB'));
    expect(edited(once, edit('/title', 'AB', 'A'))).toEqual([]);
  });
});

describe('a pointer', () => {
  it('keeps keys with a slash or a tilde', () => {
    const pointer = pointerUnder('/fields', 'a/b~c');
    expect(keysOfPointer(pointer)).toEqual(['fields', 'a/b~c']);
    expect(at({ fields: { 'a/b~c': 1 } }, pointer)).toBe(1);
  });

  it('leads to nothing where nothing stands, also into a prototype', () => {
    expect(at({ a: [1] }, '/a/1')).toBeNull();
    expect(at({}, '/constructor/name')).toBeNull();
  });
});

it('another value keeps the order of keys, and a key that goes leaves no trace', () => {
  const whole = { a: 1, b: { c: [1, 2] }, d: 4 };
  expect(JSON.stringify(withAt(whole, '/b/c/1', 3))).toBe('{"a":1,"b":{"c":[1,3]},"d":4}');
  expect(withAt(whole, '/b', null)).toEqual({ a: 1, d: 4 });
  expect(withAt(whole, '/e/f', 5)).toEqual({ ...whole, e: { f: 5 } });
});

it('a key that is new stands behind another, also where it is found to be new', () => {
  const [was, value] = [{ a: { x: 1, z: 3 } }, { a: { x: 1, y: 2, z: 3 } }];
  expect(JSON.stringify(withAt(was, '/a/y', 2, 'x'))).toBe(JSON.stringify(value));
  expect(JSON.stringify(withAt(was, '/a/y', 2, 'gone'))).toBe('{"a":{"x":1,"z":3,"y":2}}');
  expect(editsBetween('a.json', was, value)).toEqual([{ ...edit('/a/y', null, 2), after: 'x' }]);
});

it('two texts differ by the fewest values: of a list of other length by the whole of it', () => {
  const was = { name: 'a', expect: { shown: ['x', 'y'], errors: { days: 'too many' } } };
  const other = { name: 'a', expect: { shown: ['x', 'z'], errors: { days: 'too few' } } };
  expect(editsBetween('s.json', was, other)).toEqual([
    { file: 's.json', pointer: '/expect/shown/1', was: 'y', value: 'z' },
    { file: 's.json', pointer: '/expect/errors/days', was: 'too many', value: 'too few' },
  ]);
  const fewer = { ...was, expect: { ...was.expect, shown: ['x'] } };
  expect(editsBetween('s.json', was, fewer)).toEqual([
    { file: 's.json', pointer: '/expect/shown', was: ['x', 'y'], value: ['x'] },
  ]);
});

it('what is nothing from then on is written as such, and not taken away', () => {
  const [was, now] = [{ errors: { days: 'too many' } }, { errors: { days: null } }];
  expect(editsBetween('s.json', was, now)).toEqual([
    { file: 's.json', pointer: '/errors', was: was.errors, value: now.errors },
  ]);
});

it('an item that has come, or is gone, at the end of a list is one edit, which leads there', () => {
  const [one, two, three] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const [was, more] = [{ all: [one] }, { all: [one, two, three] }];
  const come = editsBetween('s.json', was, more);
  expect(come.map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/all/1', two],
    ['/all/2', three],
  ]);
  const gone = editsBetween('s.json', more, was);
  expect(gone.map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/all/2', null],
    ['/all/1', null],
  ]);
  expect(filesWith({ 's.json': was }, come)['s.json']).toEqual(more);
  expect(filesWith({ 's.json': more }, gone)['s.json']).toEqual(was);
  expect(editsBetween('s.json', more, { all: [two, three] })).toHaveLength(1);
});
