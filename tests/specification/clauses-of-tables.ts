import { readdirSync } from 'node:fs';
import { cell, listed, readTable } from './read-table';

/** Every clause that a row of a table names, in order. */
export function clausesOfTables(): readonly string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  const named = files.flatMap(readTable).flatMap((row) => listed(cell(row, 'Clauses')));
  return [...new Set(named)].filter((clause) => clause !== '—').sort();
}
