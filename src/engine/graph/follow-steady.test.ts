import { describe, expect, it } from 'vitest';
import { follow, type Cell, type Read } from './index';
import { ax, ay, notedCells, type Input } from './testing/noted-cells';

const { cell, runsOf } = notedCells();

describe('a steady cell', () => {
  const parity: Cell<Input, number> = {
    ...cell('parity', (read) => Number(read(ax)) % 2),
    isSteady: true,
  };
  const readers = [1, 2, 3].map((order) =>
    cell(`reader ${order}`, (read) => [read(parity), order]),
  );
  const all = cell('all', (read) => readers.map((each) => read(each)));
  const given = (x: number, y = 0): Input => ({ a: { x, y }, b: {} });

  it('has its readers looked at only if it became another, and all of them then', () => {
    const reader = follow<Input>();
    expect(reader(given(1))(all)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(runsOf(() => reader(given(3))(all))).toEqual(['parity']);
    expect(runsOf(() => reader(given(4))(all))).toHaveLength(5);
    expect(reader(given(4))(all)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  it('is worked out before anything is read', () => {
    const other = cell('other', (read) => Number(read(ay)));
    const both = cell('both', (read) => [read(other), read(parity)]);
    const reader = follow<Input>();
    reader(given(1))(both);
    expect(runsOf(() => reader(given(2, 1))(both))).toEqual(['parity', 'other', 'both']);
  });

  it('that nobody reads is not worked out', () => {
    const reader = follow<Input>();
    reader(given(1))(parity);
    expect(runsOf(() => reader(given(2))(ay))).toEqual([]);
    expect(reader(given(2))(parity)).toBe(0);
  });

  it('is right where one follows from another', () => {
    const step = cell('step', (read) => read(parity) + Number(read(ay)));
    const second: Cell<Input, number> = {
      ...cell('second', (read) => read(step) + read(parity)),
      isSteady: true,
    };
    const last = cell('last', (read) => [read(second), read(step)]);
    const reader = follow<Input>();
    for (const [x, y] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      const input = given(x, y);
      expect(reader(input)(last)).toEqual(follow<Input>()(input)(last));
    }
  });

  it('that is read beside what followed from it leaves none of that stale', () => {
    const said = cell('said', (read) => (read(parity) === 0 ? 'even' : 'odd'));
    const beside: Cell<Input, unknown> = {
      ...cell('beside', (read) => (read(ay) === 1 ? [read(said), read(parity)] : null)),
      isSteady: true,
    };
    const both = cell('both', (read) => [read(beside), read(said)]);
    const reader = follow<Input>();
    expect(reader(given(1))(both)).toEqual([null, 'odd']);
    expect(reader(given(2, 1))(both)).toEqual([['even', 0], 'even']);
  });

  it('that throws has it thrown to its readers, and forgotten when it is over', () => {
    const risky: Cell<Input, number> = {
      ...cell('risky', (read) => {
        if (read(ax) === 0) throw new Error('no good');
        return 1;
      }),
      isSteady: true,
    };
    const above = cell('above', (read) => [read(risky)]);
    const top = cell('top', (read) => [read(above)]);
    const reader = follow<Input>();
    expect(reader(given(1))(top)).toEqual([[1]]);
    expect(() => reader(given(0))(top)).toThrow('no good');
    expect(() => reader(given(0))(above)).toThrow('no good');
    expect(reader(given(2))(top)).toEqual([[1]]);
  });

  /** Whether `ay` is 1 decides whether these go round: each reads the one before it, and the first the last. */
  const round = (names: string, next: (before: number) => number): Cell<Input, number>[] => {
    const cells: Cell<Input, number>[] = [];
    for (const name of names) {
      const before = cells.at(-1);
      const compute = (read: Read<Input>): number => {
        if (before !== undefined) return next(read(before));
        const last = cells.at(-1);
        return read(ay) === 1 && last !== undefined ? next(read(last)) : Number(read(ax));
      };
      // Capital letters are steady.
      cells.push({
        ...cell(name, compute),
        ...(name === name.toUpperCase() && { isSteady: true }),
      });
    }
    return cells;
  };

  it.each([
    ['PQ', 'that stays as it was', (before: number) => before],
    ['PQR', 'that stays as it was', (before: number) => before],
    ['PQ', 'that grows', (before: number) => Math.min(before + 1, 99)],
    ['PqRs', 'that grows', (before: number) => Math.min(before + 1, 99)],
    ['pQrSt', 'that grows', (before: number) => Math.min(before + 1, 99)],
  ])('in a circle of such is told, %s, %s', (names, _what, next) => {
    const cells = round(names, next);
    const around = cell('around', (read) => cells.map((each) => read(each)));
    const reader = follow<Input>();
    const before = reader(given(1))(around);
    expect(() => reader(given(1, 1))(around)).toThrow('These depend on each other');
    for (const each of cells)
      expect(() => reader(given(1, 1))(each)).toThrow('These depend on each other');
    expect(reader(given(1))(around)).toEqual(before);
  });

  it('in a circle is named by the way round, and right once that is over', () => {
    const p: Cell<Input, unknown> = {
      ...cell('p', (read) => (read(ay) === 1 ? [read(q)] : read(ax))),
      isSteady: true,
    };
    const q: Cell<Input, unknown> = cell('q', (read) => read(p));
    const around = cell('around', (read) => [read(p), read(q)]);
    const reader = follow<Input>();
    expect(reader(given(1))(around)).toEqual([1, 1]);
    expect(() => reader(given(1, 1))(around)).toThrow('p → q → p');
    expect(reader(given(2))(around)).toEqual([2, 2]);
  });
});
