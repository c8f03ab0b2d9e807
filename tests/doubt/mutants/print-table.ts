import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSimulator } from '../simulator/simulator';
import { measure, sizeOf } from './measure';
import { mutants } from './mutants';

/** `npm run mutants`: every mutant, or those that MUTANTS names; what fell smallest is pinned. */
const only = process.env['MUTANTS']?.split(',');
const seeds = Number(process.env['SEEDS'] ?? 1_000);
const pinnedFile = join(import.meta.dirname, '../pinned.json');

const chosen = mutants.filter(({ id }) => only === undefined || only.includes(id));
const print = (...cells: readonly (string | number)[]): void => {
  const widths = [8, 6, 6, 16, 8, 6, 0];
  process.stdout.write(
    `${cells.map((cell, at) => String(cell).padEnd(widths[at] ?? 0)).join('')}\n`,
  );
};
print('mutant', 'fell', 'of', 'by', 'others', 'size', 's');
const sound = await openSimulator({ width: 1 });
for (const mutant of chosen) {
  const began = performance.now();
  const found = await measure(sound, mutant, { seeds, enough: 5, tries: 120 });
  // Read anew: another run may have pinned others meanwhile.
  const pinned = JSON.parse(readFileSync(pinnedFile, 'utf8')) as Record<string, unknown>;
  if (found.smallest !== null) pinned[mutant.id] = found.smallest;
  writeFileSync(pinnedFile, `${JSON.stringify(pinned, null, 1)}\n`);
  const size = found.smallest === null ? '-' : sizeOf({ schedule: found.smallest });
  const seconds = Math.round((performance.now() - began) / 1000);
  print(
    mutant.id,
    found.fallen,
    found.played,
    found.rules.join(' '),
    found.others.length,
    size,
    seconds,
  );
}
await sound.close();
