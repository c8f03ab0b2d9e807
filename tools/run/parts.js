// Lists all packages with their licences, and fails on one that may not be used: npm run parts.
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
await runnerImport(`${root}/tools/parts/print-parts.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
