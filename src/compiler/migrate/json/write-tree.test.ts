import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatted } from '../../../../tests/formatted';
import { flat, readTree, treeOf } from './tree';
import { writeTree } from './write-tree';

it.each([
  ['what fits stands on one line', { a: { b: 1 } }, '{ "a": { "b": 1 } }\n'],
  ['nothing is two brackets', { a: {}, b: [] }, '{ "a": {}, "b": [] }\n'],
  [
    'objects of several keys stand one under the other',
    { a: [{ b: 1, c: 2 }, { b: 1, c: 3 }] }, // oxfmt-ignore
    '{\n  "a": [\n    { "b": 1, "c": 2 },\n    { "b": 1, "c": 3 }\n  ]\n}\n',
  ],
  ['lists of one do not', [[1], [2]], '[[1], [2]]\n'],
])('%s', (_, value, text) => {
  expect(writeTree(treeOf(value))).toBe(text);
});

it('keeps keys that look like numbers in their order, and texts and numbers as they are written', () => {
  const text = '{ "22": 1.50, "4": "\\u00a3", "03": 1e2 }\n';
  const tree = readTree('a.json', text);
  expect(tree === null ? null : writeTree(tree)).toBe(text);
});

it('says in which line each value stands', () => {
  const tree = readTree('a.json', '{\n  "a": [\n    1,\n    { "b": 2 }\n  ]\n}\n');
  const inner = tree?.kind === 'object' ? tree.members[0]?.[1] : undefined;
  expect(inner?.where).toEqual({ file: 'a.json', line: 2 });
  expect(inner?.kind === 'list' ? inner.items.map(({ where }) => where?.line) : []).toEqual([3, 4]);
});

it.each(['{"a": 1,}', '{} // no', '', '{'])('reads %j as no JSON', (text) => {
  expect(readTree('a.json', text)).toBeNull();
});

it('writes what the formatter leaves as it is', async () => {
  const names = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', '£'), maxLength: 40 });
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      names,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 40 }),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(names, tie('json'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const tree = readTree('a.json', JSON.stringify(value));
      if (tree === null) throw new Error('it is JSON');
      const text = writeTree(tree);
      expect(await formatted(text)).toBe(text);
      const again = readTree('a.json', text);
      expect(again === null ? null : flat(again)).toBe(flat(tree));
    }),
  );
});
