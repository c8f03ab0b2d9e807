import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs a command in this terminal; ends the process with its code when it fails. */
export function run(command, ...parameters) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', env: environment });
  if (error !== undefined) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

// Browsers come from the system, never from a download of the test runner's.
const environment = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

const lock = 'package-lock.json';
/** What npm writes at the end of an installation; one that was broken off has none. */
const installed = 'node_modules/.package-lock.json';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds what the lock file asks for, by what npm has noted of both. Optional
 * packages for other platforms may be missing.
 *
 * @param {Readonly<Record<string, LockedPackage>>} locked
 * @param {Readonly<Record<string, LockedPackage>>} installed
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */
export function isInstalled(locked, installed) {
  const isThere = ([path, wanted]) => {
    // The project itself is no package of its own node_modules.
    if (path === '') return true;
    const there = installed[path];
    if (there === undefined) return wanted.optional === true;
    return there.version === wanted.version && there.integrity === wanted.integrity;
  };
  return (
    Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => path in locked)
  );
}

/** Installs the packages of the lock file on a fresh clone, and again after the lock file has changed. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  if (existsSync(installed) && isInstalled(packagesOf(lock), packagesOf(installed))) return;
  console.log('Installing packages …');
  run('npm', 'ci', '--no-audit', '--no-fund');
}

if (import.meta.filename === process.argv[1]) installPackages();
