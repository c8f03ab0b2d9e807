import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal } from '../../rules';
import { follow, type Cell, type Read } from './index';
import { at, type Input } from './testing/noted-cells';

describe('whatever the cells and the changes', () => {
  /** A cell of a random graph: reads some of those before it, which depends on what it finds. */
  interface Plan {
    readonly reads: readonly number[];
    readonly way: 'sum' | 'list' | 'first' | 'choice' | 'throws' | 'catches' | 'parity';
    readonly isSteady: boolean;
  }
  const keys = ['k0', 'k1', 'k2', 'k3'];
  const plans = fc.array(
    fc.record<Plan>({
      reads: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
      way: fc.constantFrom('sum', 'list', 'first', 'choice', 'throws', 'catches', 'parity'),
      isSteady: fc.boolean(),
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
    all.forEach(({ reads, way, isSteady }, order) => {
      const from = reads.map((read) => read % cells.length);
      cells.push({
        name: `c${order}`,
        compute: (read) => valueOf(way, from, (of) => readAt(read, of)),
        ...(isSteady && { isSteady }),
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
