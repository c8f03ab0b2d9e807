import { describe, expect, it } from 'vitest';
import { follow, type Cell } from './index';
import { ax, ay, bx, notedCells, type Input } from './testing/noted-cells';

const { cell, runsOf } = notedCells();

describe('a throw', () => {
  const risky = cell('risky', (read) => {
    if (read(ax) === 'bad') throw new Error('no good');
    return { of: read(ax) };
  });
  const above = cell('above', (read) => [read(risky), read(bx)]);
  const given = (x: unknown, b = 0): Input => ({ a: { x }, b: { x: b } });

  it('leaves nothing stale', () => {
    const reader = follow<Input>();
    const first = reader(given(1))(above);
    expect(() => reader(given('bad'))(above)).toThrow('no good');
    expect(() => reader(given('bad', 1))(above)).toThrow('no good');
    expect(reader(given(2, 1))(above)).toEqual([{ of: 2 }, 1]);
    expect(() => reader(given('bad'))(risky)).toThrow('no good');
    expect(reader(given(1))(above)).toEqual(first);
  });

  it('is no value: what threw is tried again', () => {
    let isBroken = true;
    const moody = cell('moody', (read) => {
      if (isBroken) throw new Error('not now');
      return read(ax);
    });
    const around = cell('around', (read) => [read(moody)]);
    const read = follow<Input>()(given(1));
    expect(() => read(around)).toThrow('not now');
    isBroken = false;
    expect(read(around)).toEqual([1]);
  });

  it('may be caught by what reads it', () => {
    const careful = cell('careful', (read) => {
      try {
        return read(risky).of;
      } catch {
        return 'caught';
      }
    });
    const reader = follow<Input>();
    const values = [1, 'bad', 1, 'bad', 'bad', 2].map((x, b) => reader(given(x, b))(careful));
    expect(values).toEqual([1, 'caught', 1, 'caught', 'caught', 2]);
  });

  it('leaves no reads behind with whoever reads next', () => {
    const reader = follow<Input>();
    expect(() => reader(given('bad'))(above)).toThrow('no good');
    const other = cell('other', (read) => ({ of: read(bx) }));
    const first = reader(given('bad', 1))(other);
    const next = reader(given('good', 1));
    expect(runsOf(() => next(other))).toEqual([]);
    expect(next(other)).toBe(first);
  });
});

describe('a circle', () => {
  const p: Cell<Input, unknown> = cell('p', (read) => read(q));
  const q: Cell<Input, unknown> = cell('q', (read) => (read(ay) === true ? read(r) : read(ax)));
  const r: Cell<Input, unknown> = cell('r', (read) => [read(q), read(bx)]);
  const given = (y: boolean, x = 1): Input => ({ a: { x, y }, b: { x } });

  it('is named by the way round', () => {
    const message = 'These depend on each other: q → r → q';
    expect(() => follow<Input>()(given(true))(p)).toThrow(message);
    const reader = follow<Input>();
    expect(reader(given(false))(r)).toEqual([1, 1]);
    expect(reader(given(false))(p)).toBe(1);
    expect(() => reader(given(true))(p)).toThrow(message);
  });

  it('is over once a change has undone it', () => {
    const reader = follow<Input>();
    expect(() => reader(given(true))(p)).toThrow('q → r → q');
    expect(reader(given(false, 2))(p)).toBe(2);
    expect(reader(given(false, 2))(r)).toEqual([2, 2]);
    expect(() => reader(given(true, 2))(r)).toThrow('r → q → r');
    expect(reader(given(false, 3))(p)).toBe(3);
  });

  it('is named for a cell that reads itself', () => {
    const self: Cell<Input, unknown> = cell('self', (read) => read(self));
    expect(() => follow<Input>()(given(false))(self)).toThrow('self → self');
  });
});
