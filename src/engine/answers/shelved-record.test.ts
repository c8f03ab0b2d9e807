import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal } from '../../rules';
import { differingParts, together, withEntry } from './shelved-record';

type Numbers = Readonly<Record<string, number>>;

const many = (count: number): Numbers =>
  Object.fromEntries(Array.from({ length: count }, (_, order) => [`k${order}`, order]));

/** Of so many entries that one more is not copied with them. */
const large = withEntry(many(1_000), 'k7', 7);

describe('a record of many entries with one set', () => {
  const keys = fc.oneof(
    fc.nat(1_200).map((order) => `k${order}`),
    fc.constantFrom('', 'length', 'constructor', '__proto__', 'toString', 'ä'),
  );
  const settings = fc.array(fc.tuple(keys, fc.nat(3)), { minLength: 1, maxLength: 40 });

  it('reads as a plain one, whatever was set, and the one before stays as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 3, 255, 256, 1_000), settings, (count, entries) => {
        const first = many(count);
        const plain = new Map(Object.entries(first));
        let record = first;
        for (const [key, value] of entries) {
          const before = record;
          const was = Object.entries(before);
          record = withEntry(before, key, value);
          plain.set(key, value);
          expect(Object.entries(before)).toEqual(was);
          expect(record[key]).toBe(value);
          expect(Object.hasOwn(record, key)).toBe(true);
        }
        expect(new Map(Object.entries(record))).toEqual(plain);
        expect(new Map(Object.entries({ ...record }))).toEqual(plain);
        expect(JSON.parse(JSON.stringify(record))).toEqual(
          JSON.parse(JSON.stringify({ ...record })),
        );
        expect(equal(record, { ...record })).toBe(true);
      }),
    );
  });

  it('is plain again when it is put together, and a small one is itself', () => {
    const plain = together(large);
    expect(plain).toEqual(many(1_000));
    expect(withEntry(plain, 'k1', 1)).not.toBe(large);
    expect(differingParts(plain, large)).toHaveLength(1);
    expect(together(plain)).toBe(plain);
  });

  it('has no key that nobody set, and what every object has', () => {
    expect(large['none']).toBeUndefined();
    expect(Object.hasOwn(large, 'none')).toBe(false);
    expect('none' in large).toBe(false);
    expect('k7' in large).toBe(true);
    expect(Object.hasOwn(large, 'toString')).toBe(false);
    expect(Object.prototype.toString.call(large)).toBe('[object Object]');
    expect(large).toEqual(many(1_000));
  });

  it('holds null and undefined as a plain one', () => {
    const empty = withEntry<number | null | undefined>(withEntry(large, 'a', null), 'b', undefined);
    expect(empty['a']).toBeNull();
    expect(empty['b']).toBeUndefined();
    expect(Object.hasOwn(empty, 'b')).toBe(true);
  });

  it('cannot be written to', () => {
    const written = large as Record<string, number>;
    expect(() => {
      written['k1'] = 5;
    }).toThrow(TypeError);
    expect(() => {
      delete written['k1'];
    }).toThrow(TypeError);
    expect(() => Object.defineProperty(written, 'x', { value: 1 })).toThrow(TypeError);
    expect(large).toEqual(many(1_000));
  });
});

describe('the parts of two records that differ', () => {
  it('are the records themselves where one of them is small, or was made another way', () => {
    const small = many(3);
    const set = withEntry(small, 'k1', 5);
    expect(differingParts(small, set)).toEqual([[small, set]]);
    expect(differingParts(many(1_000), large)).toHaveLength(1);
    expect(differingParts(large, many(1_000))).toHaveLength(1);
  });

  it('are few, and hold all that differs', () => {
    const key = fc.nat(1_200).map((order) => `k${order}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat(3)), { maxLength: 5 }), (entries) => {
        const after = entries.reduce((made, [each, value]) => withEntry(made, each, value), large);
        const all = [...new Set([...Object.keys(large), ...Object.keys(after)])];
        const parts = differingParts(large, after);
        const within = parts.flatMap(([old, now]) => Object.keys({ ...old, ...now }));
        for (const each of all) if (large[each] !== after[each]) expect(within).toContain(each);
        for (const [old, now] of parts)
          for (const each of Object.keys({ ...old, ...now }))
            expect([old[each], now[each]]).toEqual([large[each], after[each]]);
        expect(within.length).toBeLessThanOrEqual(entries.length * 64);
      }),
    );
  });

  it('are none of the same record', () => {
    expect(differingParts(large, large)).toEqual([]);
  });
});
