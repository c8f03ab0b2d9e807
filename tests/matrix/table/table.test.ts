import { describe, expect, it } from 'vitest';
import { operations as contract } from 'virtual:api-contract';
import beyond from '../../contract/beyond.json';
import { calls, cellOf, cells, expectations, faults, operations, stateOf, states } from './table';

const all = cells();
const figure = all.filter(({ fault }) => fault.figure);

describe('the matrix', () => {
  it('has the cells that its README counts', () => {
    expect({
      operations: Object.keys(operations).length,
      principal: figure.filter(({ call }) => call.principal).length,
      calls: calls.length,
      all: figure.length,
      beyond: all.length - figure.length,
      states: states.length,
    }).toEqual({ operations: 42, principal: 798, calls: 94, all: 1786, beyond: 142, states: 43 });
    const room = (of: typeof all) =>
      of.filter(({ call, fault }) => cellOf(call, fault).room !== undefined).length;
    expect([room(figure), room(all) - room(figure)]).toEqual([69, 4]);
    expect(figure.filter(({ call, fault }) => cellOf(call, fault).settles).length).toBe(10);
  });

  it('names no state, fault or call that there is not, and rests on something everywhere', () => {
    for (const { call, fault } of all) {
      const { state, room = [state], settles = state, restsOn } = cellOf(call, fault);
      expect(room).toContain(state);
      for (const id of [...room, settles]) stateOf(id);
      expect(restsOn.length).toBeGreaterThan(0);
    }
    for (const id of Object.keys(expectations.byCall))
      expect(calls.map((call) => call.id)).toContain(id);
    const used = new Set(all.map(({ call, fault }) => cellOf(call, fault)));
    const written = [...Object.values(expectations.byKind), ...Object.values(expectations.byCall)];
    const cellsWritten = written.flatMap((row) => Object.entries(row));
    expect(
      cellsWritten
        .filter(([key, cell]) => key !== 'like' && !used.has(cell as never))
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('has every operation of the contract that a household of this journey calls, and one principal call of each', () => {
    const others = beyond.operations.names;
    const called = Object.keys(contract)
      .filter((id) => !others.includes(id))
      .sort();
    expect(Object.keys(operations).sort()).toEqual(called);
    expect(
      calls
        .filter(({ principal }) => principal)
        .map(({ operation }) => operation)
        .sort(),
    ).toEqual(called);
    expect(faults.filter(({ figure: counts }) => counts)).toHaveLength(19);
  });
});
