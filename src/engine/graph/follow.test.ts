import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { equal } from '../answers/equal';
import { follow, inputOf, part, under, type Cell, type Read } from './index';

type Slice = Readonly<Record<string, unknown>>;
interface Input {
  readonly a: Slice;
  readonly b: Slice;
}
const at = (slice: keyof Input, key: string) =>
  under(part(inputOf<Input>(), slice), key, (whole) =>
    Object.hasOwn(whole, key) ? whole[key] : undefined,
  );
const [ax, ay, bx] = [at('a', 'x'), at('a', 'y'), at('b', 'x')];

let runs: string[] = [];
beforeEach(() => {
  runs = [];
});
/** A cell that notes when it is worked out. */
const cell = <Value>(name: string, compute: (read: Read<Input>) => Value): Cell<Input, Value> => ({
  name,
  compute: (read) => {
    runs.push(name);
    return compute(read);
  },
});
const runsOf = (act: () => unknown): readonly string[] => {
  runs = [];
  act();
  return runs;
};

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
    expect(inputs.map(([x, y]) => given(x, y))).toEqual([
      null,
      null,
      { of: 2 },
      { of: 3 },
      null,
      null,
      { of: 5 },
    ]);
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

describe('whatever the cells and the changes', () => {
  /** A cell of a random graph: reads some of those before it, which depends on what it finds. */
  interface Plan {
    readonly reads: readonly number[];
    readonly way: 'sum' | 'list' | 'first' | 'choice' | 'throws' | 'catches' | 'parity';
  }
  const keys = ['k0', 'k1', 'k2', 'k3'];
  const plans = fc.array(
    fc.record<Plan>({
      reads: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
      way: fc.constantFrom('sum', 'list', 'first', 'choice', 'throws', 'catches', 'parity'),
    }),
    { minLength: 1, maxLength: 14 },
  );
  const change = fc.record({
    values: fc.dictionary(fc.constantFrom(...keys), fc.nat(3), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
    read: fc.array(fc.nat(30), { maxLength: 5 }),
    follower: fc.nat(1),
  });

  const numberOf = (value: unknown): number => {
    if (typeof value === 'number') return value;
    return Array.isArray(value) ? value.reduce<number>((sum, each) => sum + numberOf(each), 0) : 0;
  };

  function cellsOf(all: readonly Plan[]): readonly Cell<Input, unknown>[] {
    const cells: Cell<Input, unknown>[] = keys.map((key) => at('a', key));
    all.forEach(({ reads, way }, order) => {
      const from = reads.map((read) => read % cells.length);
      cells.push({
        name: `c${order}`,
        compute: (read) => valueOf(way, from, (of) => readAt(read, of)),
      });
    });
    const readAt = (read: Read<Input>, of: number): unknown => {
      const found = cells[of];
      return found === undefined ? null : read(found);
    };
    return cells;
  }

  function valueOf(
    way: Plan['way'],
    from: readonly number[],
    read: (of: number) => unknown,
  ): unknown {
    const [first = 0, ...others] = from;
    switch (way) {
      case 'sum':
        return from.reduce((sum, of) => sum + numberOf(read(of)), 0);
      case 'list':
        return from.map(read);
      case 'first':
        return [read(first)];
      case 'choice':
        return read(from[numberOf(read(first)) % from.length] ?? first);
      case 'throws':
        if (numberOf(read(first)) % 3 === 2) throw new Error(`at ${first}`);
        return others.map(read);
      case 'catches':
        try {
          return from.map(read);
        } catch {
          return 'caught';
        }
      case 'parity':
        return numberOf(read(first)) % 2;
    }
  }

  const valueIn = (found: unknown): unknown =>
    typeof found === 'object' && found !== null && 'value' in found ? found.value : found;

  const outcome = (act: () => unknown): unknown => {
    try {
      return { value: act() };
    } catch (error) {
      return String(error);
    }
  };

  it('gives what working out from nothing gives', () => {
    fc.assert(
      fc.property(plans, fc.array(change, { minLength: 1, maxLength: 12 }), (all, changes) => {
        const cells = cellsOf(all);
        const followers = [follow<Input>(), follow<Input>()];
        /** By follower: what was read of its last input, and of the one before. */
        const known = [new Map<number, unknown>(), new Map<number, unknown>()];
        for (const { values, read, follower } of changes) {
          const input: Input = { a: values, b: {} };
          const reader = followers[follower];
          const now = new Map<number, unknown>();
          for (const order of read.map((each) => each % cells.length)) {
            const cellAt = cells[order];
            if (cellAt === undefined || reader === undefined) continue;
            const found = outcome(() => reader(input)(cellAt));
            expect(found).toEqual(outcome(() => follow<Input>()(input)(cellAt)));
            const before = now.get(order) ?? known[follower]?.get(order);
            if (equal(before, found)) expect(valueIn(found)).toBe(valueIn(before));
            now.set(order, found);
          }
          if (read.length > 0) known[follower] = now;
        }
      }),
      { numRuns: 500 },
    );
  });
});
