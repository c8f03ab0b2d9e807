import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differingKeys, withEntry } from './differing-keys';

const record = { a: 1, b: 2, c: 3 };

it('knows the keys that were set on the way from one record to another', () => {
  const one = withEntry<number>(record, 'a', 2);
  const two = withEntry(withEntry(one, 'd', 4), 'a', 1);
  expect(two).toEqual({ a: 1, b: 2, c: 3, d: 4 });
  expect(differingKeys(record, two)).toEqual(new Set(['a', 'd']));
  expect(differingKeys(one, two)).toEqual(new Set(['a', 'd']));
  expect(differingKeys(record, record)).toEqual(new Set());
});

it.each([
  [16, 16],
  [17, null],
  [500, null],
])('knows of %i keys: %j', (count, known) => {
  const keys = Array.from({ length: count }, (_, order) => `k${order}`);
  const after = keys.reduce(
    (made: Readonly<Record<string, number>>, key) => withEntry(made, key, 1),
    record,
  );
  expect(differingKeys(record, after)?.size ?? null).toBe(known);
});

it('does not know of records that were made another way, or the other way round', () => {
  const one = withEntry<number>(record, 'a', 2);
  expect(differingKeys({ ...record }, one)).toBeNull();
  expect(differingKeys(one, record)).toBeNull();
  expect(differingKeys(withEntry<number>(record, 'a', 3), one)).toBeNull();
});

it('names every key that differs', () => {
  const settings = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'x', 'y'), fc.nat(2)));
  fc.assert(
    fc.property(settings, (entries) => {
      const after = entries.reduce<Readonly<Record<string, number>>>(
        (made, [key, value]) => withEntry(made, key, value),
        record,
      );
      const keys = differingKeys(record, after);
      const all = new Set([...Object.keys(record), ...Object.keys(after)]);
      const differ = [...all].filter((key) => Reflect.get(record, key) !== after[key]);
      if (keys !== null) for (const key of differ) expect(keys).toContain(key);
    }),
  );
});
