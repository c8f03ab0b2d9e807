import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a file of this folder holds, not yet checked. `name` without `.json`. */
export const written = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`${name}.json`, import.meta.url)), 'utf8'));
