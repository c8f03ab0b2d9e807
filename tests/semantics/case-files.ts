/** The files of cases: the examples, and all of `cases/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const folder = join(here, 'cases');

export const caseFiles: readonly string[] = [
  join(here, 'examples.json'),
  ...(existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
];
export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
