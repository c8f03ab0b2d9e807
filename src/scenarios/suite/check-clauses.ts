import { meant, ScenarioProblem } from '../source';
import type { Suite } from './scenario';

/** Clauses that scenarios name and the list does not have. A row of a table names them once more. */
export function checkClauses(suite: Suite, known: ReadonlySet<string>): readonly ScenarioProblem[] {
  const told = new Set<number | string>();
  return suite.scenarios
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ id, at }) => {
      const place = `${at.file} ${at.offset} ${id}`;
      if (known.has(id) || told.has(place)) return [];
      told.add(place);
      const help = meant(id, [...known], null);
      return [new ScenarioProblem(at, `There is no clause \`${id}\`.`, help)];
    });
}
