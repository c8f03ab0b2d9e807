import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command in this terminal; ends the process with its code when it fails. */
export function run(command, ...parameters) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', env: environment });
  if (error !== undefined) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

// Browsers come from the system, never from a download of the test runner's.
const environment = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/** Installs the packages of the lock file on a fresh clone. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  if (existsSync('node_modules/.package-lock.json')) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file whose optional packages for other platforms a registry lacks.
  run('npm', 'install', '--no-audit', '--no-fund');
}
