import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the studio's pages for a journey, if they are not there as they would come out today. They
 * hold the journey's brand and its own code; all else of it they take from the server.
 *
 * @param {string} journey its folder
 * @param {string} brand `''` for the one that it begins with
 * @returns {string} the folder that they are in
 */
export function buildStudio(journey, brand) {
  const pages = join('dist/studio', digestOf(journey, brand));
  if (existsSync(pages)) return pages;
  mkdirSync('dist/studio', { recursive: true });
  for (const old of byAge('dist/studio').slice(kept)) rmSync(old, { recursive: true, force: true });
  const unfinished = `${pages}.${process.pid}`;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'runner'];
  const options = ['-c', 'studio/vite.config.ts', '--outDir', unfinished, '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [...vite, ...options], {
    stdio: 'inherit',
    // What is for the studio alone is in it all the same (`define` in its configuration).
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  // Another studio may have built the same meanwhile.
  if (existsSync(pages)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, pages);
  return pages;
}

/** Pages of this many other journeys, brands and states of the project are kept. */
const kept = 5;

/** What is in a folder, the latest first. */
const byAge = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);

const sources = ['src', 'studio', 'schemas', 'tools/vite', 'package-lock.json'];

/**
 * Of all that the pages are built of: the same for a copy of the journey elsewhere.
 *
 * @param {string} journey
 * @param {string} brand
 * @returns {string}
 */
export function digestOf(journey, brand) {
  const digest = createHash('sha256').update(brand);
  for (const path of [...sources, ...foldersOfCode(journey)].flatMap(filesIn))
    digest.update(path.replace(journey, '')).update(readFileSync(path));
  return digest.digest('hex').slice(0, 16);
}

/** Those of a journey in which not all is JSON: its brands, pictures, widgets and operators. */
const foldersOfCode = (journey) =>
  readdirSync(journey, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('.'))
    .map(({ name }) => join(journey, name))
    .filter((folder) => filesIn(folder).some((path) => !path.endsWith('.json')));

const filesIn = (path) =>
  path.endsWith('.json')
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name))
        .toSorted();
