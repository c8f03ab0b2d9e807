import { spawn, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Runs a command with a build of one brand, beside the usual one: `node tools/run/in-brand.js tidewater
 * playwright test tests/browser/accessible.spec.ts`. The server is that of `npm run build`.
 */
const [brand, command, ...parameters] = process.argv.slice(2);
if (brand === undefined || command === undefined) {
  console.error(
    'Say which brand, and what is to run: node tools/run/in-brand.js tidewater npm start',
  );
  process.exit(2);
}
const build = resolve('dist', brand);
const vite = resolve('node_modules/vite/bin/vite.js');
const made = spawnSync(
  process.execPath,
  [
    vite,
    'build',
    '--configLoader',
    'runner',
    '--outDir',
    join(build, 'client'),
    '--logLevel',
    'warn',
  ],
  { env: { ...process.env, BRAND: brand }, stdio: 'inherit' },
);
if (made.status !== 0) process.exit(made.status ?? 1);
cpSync(resolve('dist/server'), join(build, 'server'), { recursive: true });
const env = { ...process.env, BROWSER_TEST_BUILD: build };
const child = spawn(command, parameters, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(`Could not run ${command}: ${error.message}`));
child.once('close', (code) => process.exit(code ?? 1));
