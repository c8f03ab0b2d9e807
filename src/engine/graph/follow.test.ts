import { describe, expect, it } from 'vitest';
import { follow } from './index';
import { ax, ay, bx, notedCells, type Input } from './testing/noted-cells';

const { cell, runsOf } = notedCells();

describe('what is worked out', () => {
  const left = cell('left', (read) => ({ of: read(ax) }));
  const right = cell('right', (read) => ({ of: read(bx) }));
  const both = cell('both', (read) => [read(left), read(right)]);

  it('is what is read and what a change can touch, and what stays equal is the same object', () => {
    const reader = follow<Input>();
    const input: Input = { a: { x: 1, y: 1 }, b: { x: { deep: 1 } } };
    const first = reader(input)(both);
    const same = reader(input)(right);
    const changed = reader({ ...input, a: { x: 2, y: 1 } });
    expect(runsOf(() => changed(right))).toEqual([]);
    expect(changed(right)).toBe(same);
    expect(runsOf(() => changed(both))).toEqual(['left', 'both']);
    expect(changed(both)).toEqual([{ of: 2 }, { of: { deep: 1 } }]);
    expect(changed(both)).not.toBe(first);
  });

  it('ends where a value stays equal', () => {
    const isLong = cell('isLong', (read) => String(read(ax)).length > 2);
    const words = cell('words', (read) => ({ said: read(isLong) ? 'long' : 'short' }));
    const reader = follow<Input>();
    const first = reader({ a: { x: 'ab' }, b: {} })(words);
    const next = reader({ a: { x: 'ba' }, b: {} });
    expect(runsOf(() => next(words))).toEqual(['isLong']);
    expect(next(words)).toBe(first);
  });

  it('is nothing for an input that is equal, though it is another object', () => {
    const reader = follow<Input>();
    const first = reader({ a: { x: { deep: [1] } }, b: {} })(both);
    const again = reader({ a: { x: { deep: [1] } }, b: {} });
    expect(runsOf(() => again(both))).toEqual([]);
    expect(again(both)).toBe(first);
  });

  it('is each cell once, by however many ways it is reached', () => {
    const top = cell('top', (read) => [read(left), read(both), read(left)]);
    const reader = follow<Input>();
    reader({ a: { x: 1 }, b: { x: 1 } })(top);
    const next = reader({ a: { x: 2 }, b: { x: 1 } });
    expect(runsOf(() => next(top)).toSorted()).toEqual(['both', 'left', 'top']);
    expect(next(top)).toEqual([{ of: 2 }, [{ of: 2 }, { of: 1 }], { of: 2 }]);
  });

  it('is worked out anew when it was touched twice before it was read', () => {
    const reader = follow<Input>();
    expect(reader({ a: { x: 1 }, b: { x: 0 } })(both)).toEqual([{ of: 1 }, { of: 0 }]);
    reader({ a: { x: 2 }, b: { x: 0 } })(right);
    expect(reader({ a: { x: 3 }, b: { x: 0 } })(both)).toEqual([{ of: 3 }, { of: 0 }]);
  });

  it('sees what is gone as well as what is new', () => {
    const reader = follow<Input>();
    const values = [{ x: 1 }, {}, { x: 1 }].map((a) => reader({ a, b: {} })(left));
    expect(values).toEqual([{ of: 1 }, { of: undefined }, { of: 1 }]);
  });
});

describe('what is read', () => {
  const detail = cell('detail', (read) => ({ of: read(ax) }));
  const drawn = cell('drawn', (read) => (read(ay) === true ? read(detail) : null));

  it('is what a cell depends on, and it may be another every time', () => {
    const reader = follow<Input>();
    const given = (x: number, y: boolean) => reader({ a: { x, y }, b: {} })(drawn);
    const inputs: readonly (readonly [number, boolean])[] = [
      [1, false],
      [2, false],
      [2, true],
      [3, true],
      [3, false],
      [4, false],
      [5, true],
    ];
    const values: unknown[] = [];
    const runs = runsOf(() => {
      values.push(...inputs.map(([x, y]) => given(x, y)));
    });
    expect(values).toEqual([null, null, { of: 2 }, { of: 3 }, null, null, { of: 5 }]);
    expect(runs.filter((name) => name === 'detail')).toHaveLength(3);
  });

  it('is its own, though a cell that it reads has read the same', () => {
    const isOdd = cell('isOdd', (read) => Number(read(ax)) % 2 === 1);
    const told = cell('told', (read) => [read(isOdd), read(ax)]);
    const reader = follow<Input>();
    expect(reader({ a: { x: 1 }, b: {} })(told)).toEqual([true, 1]);
    expect(reader({ a: { x: 3 }, b: {} })(told)).toEqual([true, 3]);
  });

  it('is not looked at when it is read no more', () => {
    const reader = follow<Input>();
    reader({ a: { x: 1, y: true }, b: {} })(drawn);
    reader({ a: { x: 1, y: false }, b: {} })(drawn);
    const later = reader({ a: { x: 2, y: false }, b: {} });
    expect(runsOf(() => later(drawn))).toEqual([]);
  });
});

describe('followers of the same cells', () => {
  const doubled = cell('doubled', (read) => ({ of: [read(ax), read(ax)] }));

  it('know nothing of each other', () => {
    const [one, two] = [follow<Input>(), follow<Input>()];
    const first = one({ a: { x: 1 }, b: {} })(doubled);
    expect(two({ a: { x: 2 }, b: {} })(doubled)).toEqual({ of: [2, 2] });
    expect(one({ a: { x: 1 }, b: { x: 9 } })(doubled)).toBe(first);
  });

  it('read the input that they were given, whatever was followed since', () => {
    const reader = follow<Input>();
    const [one, two] = [reader({ a: { x: 1 }, b: {} }), reader({ a: { x: 2 }, b: {} })];
    expect([two, one, two].map((read) => read(doubled))).toEqual([
      { of: [2, 2] },
      { of: [1, 1] },
      { of: [2, 2] },
    ]);
  });
});
