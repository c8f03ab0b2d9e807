// Figures of the files, and of what runs on two paths through them: npm run measure. LIST=1 names the functions.
import { spawnSync } from 'node:child_process';
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
await runnerImport(`${root}/tools/measure/house.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tools/measure/playwright.config.ts'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
