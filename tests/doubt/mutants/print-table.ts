import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, type Measured } from './measure';
import { mutants } from './mutants';

/** `npm run mutants`: every mutant, or those that MUTANTS names; what fell smallest is pinned. */
const only = process.env['MUTANTS']?.split(',');
const seeds = Number(process.env['SEEDS'] ?? 1_000);
const pinnedFile = join(import.meta.dirname, '../pinned.json');

const chosen = mutants.filter(({ id }) => only === undefined || only.includes(id));
process.stdout.write('mutant  fell  of    by        s\n');
for (const mutant of chosen) {
  const began = performance.now();
  const found: Measured = await measure(mutant, { seeds, enough: 5, tries: 120 });
  // Read anew: another run may have pinned others meanwhile.
  const pinned = JSON.parse(readFileSync(pinnedFile, 'utf8')) as Record<string, unknown>;
  if (found.smallest !== null) pinned[mutant.id] = found.smallest;
  writeFileSync(pinnedFile, `${JSON.stringify(pinned, null, 1)}\n`);
  const seconds = String(Math.round((performance.now() - began) / 1000));
  const cells = [mutant.id, found.fallen, found.played, found.rules.join(' '), seconds];
  const row = cells.map((cell, at) => String(cell).padEnd([8, 6, 6, 10, 0][at] ?? 0));
  process.stdout.write(`${row.join('')}\n`);
}
