// Prints how many seeded faults the compiler finds, by class: npm run faults -- 7 for the seed 7.
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const [, , seed = '1'] = process.argv;
process.env['SEED'] = seed;
const root = fileURLToPath(new URL('../..', import.meta.url));
await runnerImport(`${root}/tests/faults/print-table.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
