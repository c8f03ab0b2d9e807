import { expect, it } from 'vitest';
import type { CompiledJourney, ShapeValidators } from '../../journey';
import type { JourneyState } from '../model';
import { createProgram, type Cell } from './index';
import { given, permit, permitValidators, zoned } from '../testing';
import { startState } from '../start';
import { fleet, fleetValidators } from '../testing/fleet';
import { add, asked, open, resident } from '../testing/fleet-walk';
import { filled, order } from '../testing/order';

type Derived = Extract<Cell<unknown>, { readonly compute: unknown }>;

/** All cells that what a page shows follows from, each worked out once and without the graph. */
function workedOut(
  journey: CompiledJourney,
  validators: ShapeValidators,
  states: readonly JourneyState[],
): readonly Derived[] {
  const { resolver, cells, viewOf, clearing } = createProgram(journey, validators);
  const found = new Set<Derived>();
  for (const state of states) {
    const known = new Map<unknown, unknown>();
    const read = <Value>(cell: Cell<Value>): Value => {
      if ('from' in cell) return cell.from(state);
      found.add(cell);
      if (!known.has(cell)) known.set(cell, cell.compute(read));
      return known.get(cell) as Value;
    };
    read(clearing);
    for (const { id } of journey.steps) read(viewOf(id));
    for (const step of resolver.steps.values()) {
      const { counting, reactions, onPage, fresh } = cells.step(step);
      for (const cell of [counting, reactions, onPage, fresh]) read<unknown>(cell);
    }
  }
  return [...found];
}

it.each<[string, CompiledJourney, ShapeValidators, readonly JourneyState[]]>([
  ['a permit', permit, permitValidators, [startState(permit, given), zoned().state]],
  ['a fleet', fleet, fleetValidators, [open(add(resident(), 'A')).state, asked().state]],
  ['an order', order, {}, [filled().state]],
])('each cell of %s has a name of its own, so a circle says what it goes through', (...rows) => {
  const [, journey, validators, states] = rows;
  const names = workedOut(journey, validators, states).map(({ name }) => name);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts].filter(([name, count]) => name === '' || count > 1)).toEqual([]);
});
