import { describe, expect, it } from 'vitest';
import { at } from './testing/noted-cells';
import { anyOf, follow, joined, joinedLists, type Cell } from './index';
import type { Input } from './testing/noted-cells';

const keysOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, order) => `k${order}`);

const sliceOf = (keys: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(keys.map((key, order) => [key, order]));

const counts = [0, 1, 31, 32, 33, 64, 65, 1_024, 1_025, 2_500];

describe('one value of many', () => {
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

  /** The sum of a record's entries, and how many of them were looked at. */
  function sums(keys: readonly string[]) {
    let looked = 0;
    let empty = 0;
    const sources = new Map(keys.map((key) => [key, at('a', key)]));
    const cell: Cell<Input, number> = joined<Input, string, number>(
      'sum',
      keys,
      (some, read) => {
        if (some.length === 0) empty += 1;
        looked += some.length;
        return sumOf(some.map((key) => Number(read(sources.get(key) ?? at('a', key)))));
      },
      sumOf,
    );
    return { cell, looked: () => looked, empty: () => empty };
  }

  it.each(counts)('is of each of %i items once', (count) => {
    const keys = keysOf(count);
    const { cell, looked, empty } = sums(keys);
    expect(follow<Input>()({ a: sliceOf(keys), b: {} })(cell)).toBe(sumOf([...keys.keys()]));
    expect(looked()).toBe(count);
    expect(empty()).toBe(count === 0 ? 1 : 0);
  });

  it.each([
    [32, 32],
    [33, 1],
    [2_500, 32],
  ])('of %i has %i of them looked at for a change of the last but those before', (count, most) => {
    const keys = keysOf(count);
    const { cell, looked } = sums(keys);
    const reader = follow<Input>();
    const a = sliceOf(keys);
    const before = reader({ a, b: {} })(cell);
    const earlier = looked();
    const last = `k${count - 1}`;
    expect(reader({ a: { ...a, [last]: count + 9 }, b: {} })(cell)).toBe(before + 10);
    expect(looked() - earlier).toBeLessThanOrEqual(most);
  });

  it('has its name said where it needs itself', () => {
    const cells: Cell<Input, number>[] = [];
    for (const count of [32, 33]) {
      const self: Cell<Input, number> = joined<Input, number, number>(
        `all of ${count}`,
        Array.from({ length: count }, (_, order) => order),
        (_, read) => read(self),
        sumOf,
      );
      cells.push(self);
    }
    const [few, many] = cells.map((cell) => () => follow<Input>()({ a: {}, b: {} })(cell));
    expect(few).toThrow(/: all of 32 → all of 32$/);
    expect(many).toThrow(/: all of 33 → all of 33 → all of 33$/);
  });
});

describe('what many list', () => {
  it.each(counts)('is one list after the other, of %i', (count) => {
    const keys = keysOf(count);
    const lists = keys.map((_, order) => (order % 3 === 0 ? [] : [order, -order]));
    const cell = joinedLists<Input, readonly number[], number>('lists', lists, (list) => list);
    expect(follow<Input>()({ a: {}, b: {} })(cell)).toEqual(lists.flat());
  });
});

describe('whether something holds of any of many', () => {
  /** Whether an entry of the record is not 0, and which were looked at. */
  function anyIn(keys: readonly string[]) {
    const looked: string[] = [];
    const sources = new Map(keys.map((key) => [key, at('a', key)]));
    const cell = anyOf<Input, string>('any', keys, (key, read) => {
      looked.push(key);
      return read(sources.get(key) ?? at('a', key)) !== 0;
    });
    const reader = follow<Input>();
    return (set: Readonly<Record<string, number>>) => {
      looked.length = 0;
      const none = Object.fromEntries(keys.map((key) => [key, 0]));
      return { holds: reader({ a: { ...none, ...set }, b: {} })(cell), looked: [...looked] };
    };
  }

  it.each(counts)('is found among %i, and what lies behind it is not looked at', (count) => {
    const keys = keysOf(count);
    expect(anyIn(keys)({})).toEqual({ holds: false, looked: keys });
    for (const key of new Set([keys[0], keys[Math.floor(count / 2)], keys.at(-1)])) {
      if (key === undefined) continue;
      const upTo = keys.slice(0, keys.indexOf(key) + 1);
      expect(anyIn(keys)({ [key]: 1 })).toEqual({ holds: true, looked: upTo });
    }
  });

  it('is looked for again in one group alone', () => {
    const keys = keysOf(1_025);
    const ask = anyIn(keys);
    expect(ask({ k700: 1 }).looked).toHaveLength(701);
    expect(ask({ k700: 1, k3: 1 })).toEqual({ holds: true, looked: keys.slice(0, 4) });
    const { holds, looked } = ask({ k700: 1 });
    expect(holds).toBe(true);
    expect(looked).toEqual(keys.slice(0, 32));
  });
});
