import { readdirSync } from 'node:fs';
import { cell, listed, readTable } from './read-table';

/** No tables of the first step: the scenarios and journeys of the carbon offset hold theirs. */
const isOther = new Set(['README.md', 'carbon-offset.md']);

/** Every clause that a row of a table names, in order. */
export function clausesOfTables(): readonly string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.md') && !isOther.has(file),
  );
  const rows = files.flatMap(readTable).filter((row) => row['Step'] !== 'the sign-up');
  const named = rows.flatMap((row) => listed(cell(row, 'Clauses')));
  return [...new Set(named)].filter((clause) => clause !== '—').sort();
}
