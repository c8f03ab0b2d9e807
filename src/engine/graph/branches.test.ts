import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEntry } from '../answers/shelved-record';
import { Branch } from './branches';

type Way = readonly string[];

/** A branch with one source at each of these ways, named by it. */
function sourcesAt(ways: readonly Way[]): Branch<string> {
  const root = new Branch<string>();
  for (const way of ways) {
    let branch = root;
    for (const key of way) branch = branch.at(key);
    branch.add(way.join('.'));
  }
  return root;
}

const visited = (root: Branch<string>, before: unknown, after: unknown): readonly string[] => {
  const names: string[] = [];
  root.visitChanged(before, after, (name) => names.push(name));
  return names.toSorted();
};

describe('sources that are visited', () => {
  const root = sourcesAt([['a'], ['a', 'x'], ['a', 'y'], ['b'], ['b', 'x']]);
  const b = { x: 1 };

  it('lie under what became another object', () => {
    expect(visited(root, { a: { x: 1, y: 2 }, b }, { a: { x: 3, y: 2 }, b })).toEqual(['a', 'a.x']);
  });

  it('are all that stand at one place', () => {
    const twice = sourcesAt([['a'], ['a']]);
    expect(visited(twice, { a: 1 }, { a: 2 })).toEqual(['a', 'a']);
  });

  it.each([
    ['is new', {}, { x: 1 }],
    ['is gone', { x: 1 }, {}],
    ['took the place of another', { y: 1 }, { x: 1 }],
    ['is gone for another', { x: 1 }, { y: 1 }],
    ['is gone, while one that holds nothing is new', { x: 1 }, { y: undefined }],
    ['is gone, while one that holds nothing stays', { x: 1, z: undefined }, { z: undefined }],
  ])('lie under a key that %s', (_, before, after) => {
    expect(visited(sourcesAt([['x']]), before, after)).toEqual(['x']);
  });

  it.each([[null], [undefined], ['text'], [7]])('lie where there was %j', (nothing) => {
    const all = ['a', 'a.x'];
    expect(visited(root, { a: nothing, b }, { a: { x: 1 }, b })).toEqual(all);
    expect(visited(root, { a: { x: 1 }, b }, { a: nothing, b })).toEqual(all);
  });

  it('are known for a record that was made by setting entries', () => {
    const flat = sourcesAt([['x'], ['y'], ['z']]);
    const before: Readonly<Record<string, number>> = { x: 1, y: 1, z: 1 };
    const set = withEntry(withEntry(before, 'x', 2), 'y', 2);
    expect(visited(flat, before, set)).toEqual(['x', 'y']);
    expect(visited(flat, before, withEntry(set, 'x', 1))).toEqual(['y']);
    expect(visited(flat, before, withEntry(before, 'other', 1))).toEqual([]);
  });

  it('are those on whose way every value became another one, each once', () => {
    const keys = ['a', 'b', 'c'];
    const some = fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 });
    const ways = fc.uniqueArray(some, { selector: (way) => way.join('.'), maxLength: 8 });
    const { whole } = fc.letrec<{ whole: unknown }>((tie) => ({
      whole: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<unknown>(null, 0, 1),
        fc.dictionary(fc.constantFrom(...keys), tie('whole'), { noNullPrototype: true }),
      ),
    }));
    /** The values on a way, from the outermost in. */
    const valuesOn = (value: unknown, way: Way): readonly unknown[] =>
      way.map((_, order) =>
        way.slice(0, order + 1).reduce<unknown>((at, key) => valueUnder(at, key), value),
      );
    fc.assert(
      fc.property(ways, whole, whole, (all, before, after) => {
        const expected = all.filter((way) => {
          const old = valuesOn(before, way);
          return valuesOn(after, way).every((value, order) => value !== old[order]);
        });
        const names = expected.map((way) => way.join('.')).toSorted();
        expect(visited(sourcesAt(all), before, after)).toEqual(names);
      }),
      { numRuns: 1_000 },
    );
  });
});

const valueUnder = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;
