import type { Json, Rule } from '../../engine';
import { allOf, type CompiledJourney, type TablesSpec } from '../../journey';
import { all } from '../partial/boolean';
import { knownOf, withValue, type Known } from '../partial/known';
import { holds, value } from '../partial/simplify';
import type { Assignment } from './assignment';
import { decidingPaths, type Deciding } from './deciding-paths';

/** A column, with every way in which its households can have answered what decides it. */
export interface DecidedColumn {
  readonly title: string;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly assignment: Assignment;
  readonly known: Known;
}

/** Beyond this, only the value of the column itself is known in it. */
const mostWays = 4096;

export function createColumns(
  journey: CompiledJourney,
  spec: TablesSpec,
): readonly DecidedColumn[] {
  const nothing = knownOf(journey);
  const deciding = decidingPaths(journey, spec.by);
  const count = deciding.reduce((product, { values }) => product * values.length, 1);
  const possible = (count > mostWays ? [new Map<string, Json>()] : assignments(deciding)).flatMap(
    (assignment) => {
      const known = [...assignment].reduce(
        (so, [path, each]) => withValue(so, path, each),
        nothing,
      );
      return holds(spec.given, known) === false || !canBe(journey, assignment, known)
        ? []
        : [{ assignment, known }];
    },
  );
  return spec.columns.map(({ value: wanted, title }) => ({
    title,
    ways: possible.flatMap(({ assignment, known }) => {
      const found = value({ var: spec.by }, known);
      const open = typeof found === 'object' && found !== null;
      return open || found === wanted
        ? [{ assignment, known: withValue(known, spec.by, wanted) }]
        : [];
    }),
  }));
}

function assignments(deciding: readonly Deciding[]): readonly Assignment[] {
  return deciding.reduce<readonly Assignment[]>(
    (so, { path, values }) =>
      so.flatMap((each) => values.map((one) => new Map([...each, [path, one]]))),
    [new Map<string, Json>()],
  );
}

/** An answer reads as nothing while no field for it counts. */
function canBe(journey: CompiledJourney, assignment: Assignment, known: Known): boolean {
  return [...assignment].every(([path, each]) => {
    if (each === null || Object.hasOwn(journey.records, path)) return true;
    return allOf(journey, 'field').some(
      ({ is, owner }) =>
        is.path === path && relevance(owner.is.relevant, is.relevant, known) !== false,
    );
  });
}

const relevance = (section: Rule, field: Rule, known: Known): Rule =>
  all([holds(section, known), holds(field, known)]);
