// Prints which clauses scenarios and tests name, by area: npm run clauses, or one a line: npm run clauses -- list.
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

process.env['CLAUSES'] = process.argv[2] ?? 'table';
const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
await runnerImport(`${root}/tools/clauses/print-clauses.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
