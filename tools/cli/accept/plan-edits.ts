import type { JSONPath } from 'jsonc-parser';
import {
  failuresOf,
  hasPassed,
  type Failure,
  type Outcome,
  type Scenario,
} from '../../../src/scenarios';
import { placeKey, type Edit } from './edit';
import { columnAt, createFilePlaces, isExpectedAlone, type FilePlaces } from './file-places';

/** What is rewritten for failures, and what is left to a person, with why. */
export interface Plan {
  readonly edits: ReadonlyMap<Failure, Edit>;
  readonly left: ReadonlyMap<Failure, string>;
}

export interface Written {
  /** Path from the configuration's folder → text. */
  readonly files: ReadonlyMap<string, string>;
  readonly scenarios: readonly Scenario[];
  readonly run: (scenario: Scenario) => Outcome;
  /** Whether what a scenario expects may be changed: under a brand the base's may not. */
  readonly isMine: (scenario: Scenario) => boolean;
}

export type Planner = (failures: readonly Failure[]) => Plan;

/** @param done places that were rewritten before: what does not hold there still is not tried again */
export function createPlanner(written: Written, done: ReadonlySet<string>): Planner {
  const places = createFilePlaces(written.files);
  const planned = new Map<Failure, Edit | string>();
  const planOf = (failure: Failure): Edit | string => {
    const known = planned.get(failure) ?? edit(failure);
    planned.set(failure, known);
    return known;
  };
  const rowsBeside = createRows(written, places);

  function edit(failure: Failure): Edit | string {
    if (!written.isMine(failure.outcome.scenario))
      return 'it is the base’s, which a brand differs from';
    if (hasPassed(written.run(failure.outcome.scenario)))
      return 'it holds for the household of the waypoint itself';
    const found = editOf(failure, places);
    if (typeof found === 'string') return found;
    if (done.has(placeKey(found)))
      return 'it was rewritten already, and something else does not hold';
    const entry = places.entryAt(found.file, found.way);
    const column = columnAt(found.way, entry);
    if (column !== null && !isExpectedAlone(column, entry))
      return `the column \`${column}\` does not only say what is expected`;
    return found;
  }

  /** What all rows of a table expect alike may be rewritten where all would have it alike. */
  const isAgreed = (edit: Edit): boolean => {
    const entry = places.entryAt(edit.file, edit.way);
    if (entry.each === undefined || columnAt(edit.way, entry) !== null) return true;
    return rowsBeside(edit).every((scenario) =>
      failuresOf(written.run(scenario)).some((failure) => isSame(planOf(failure), edit)),
    );
  };

  return (failures) => {
    const planned = failures.map((failure) => {
      const found = planOf(failure);
      const isKept = typeof found === 'string' || isAgreed(found);
      return [failure, isKept ? found : 'the rows of its table do not agree'] as const;
    });
    const wanted = new Map<string, Edit[]>();
    for (const [, found] of planned) {
      if (typeof found === 'string') continue;
      const others = wanted.get(placeKey(found)) ?? [];
      if (!others.some((other) => isSame(other, found)))
        wanted.set(placeKey(found), [...others, found]);
    }
    const edits = new Map<Failure, Edit>();
    const left = new Map<Failure, string>();
    for (const [failure, found] of planned) {
      if (typeof found === 'string') left.set(failure, found);
      else if ((wanted.get(placeKey(found)) ?? []).length > 1)
        left.set(failure, 'what is written there once would have to be two things');
      else edits.set(failure, found);
    }
    return { edits, left };
  };
}

const isSame = (one: Edit | string, other: Edit | string): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is to be written for a failure, or why nothing can be. */
function editOf({ outcome, at, mismatch, change }: Failure, { wayAt }: FilePlaces): Edit | string {
  const { file } = at;
  if (mismatch === null) return outcome.problem?.help ?? 'the scenario cannot be played';
  const { instead } = mismatch;
  if (instead !== null && 'list' in instead) {
    const way = wayAt(file, at.offset);
    if (at.source !== at.offset || way.includes('each')) return 'the name comes out of a table';
    if (typeof at.value !== 'string') return 'it is no name';
    return { kind: 'move', file, way, name: at.value, to: instead.list };
  }
  if (change === null) return 'only a person can say what is to be expected instead';
  const { way, before, after } = change;
  if (before === undefined) {
    const around = wayAt(file, at.source ?? at.offset);
    return { kind: 'set', file, way: [...around, lastOf(way)], value: after };
  }
  if (after === undefined) return { kind: 'remove', file, way: wayAt(file, at.key) };
  if (at.source === null) return 'what is expected is put together with columns of a table';
  return { kind: 'set', file, way: wayAt(file, at.source), value: after };
}

const lastOf = (way: readonly string[]): string => way.at(-1) ?? '';

/** The scenarios that an entry of a file makes of its rows. */
function createRows(
  { scenarios }: Written,
  { wayAt }: FilePlaces,
): (edit: Edit) => readonly Scenario[] {
  const entryKey = (file: string, way: JSONPath): string => JSON.stringify([file, way[1]]);
  const known = new Map<string, Map<string, Scenario[]>>();
  const ofFile = (file: string): Map<string, Scenario[]> => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const rows = new Map<string, Scenario[]>();
    for (const scenario of scenarios.filter(({ at }) => at.file === file)) {
      const key = entryKey(file, wayAt(file, scenario.at.offset));
      rows.set(key, [...(rows.get(key) ?? []), scenario]);
    }
    known.set(file, rows);
    return rows;
  };
  return ({ file, way }) => ofFile(file).get(entryKey(file, way)) ?? [];
}
