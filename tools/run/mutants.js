// Plays random schedules over every mutant until five have fallen: npm run mutants, or MUTANTS=m4,m9 npm run mutants.
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
await runnerImport(`${root}/tests/doubt/mutants/print-table.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exit(0);
