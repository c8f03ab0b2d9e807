import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../../tools/project';

const folder = join(import.meta.dirname, 'harbour');

/** What Harbour's folder says, by the path that it has under `brands/harbour`. */
export const harbour: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
);

/** The shipped journey and, in a folder of its own, a second brand that looks like the first. */
export function withHarbour(
  over: ReadonlyMap<string, string> = harbour,
): ReadonlyMap<string, string> {
  const files = new Map(readConfiguration('journey-config'));
  for (const [path, text] of [...files]) {
    const inner = path.split('brands/fernhill/')[1];
    if (inner === undefined || inner.startsWith('scenarios/')) continue;
    files.set(`brands/harbour/${inner}`, inner === 'brand.json' ? brandOf(text) : text);
  }
  for (const [path, text] of over) files.set(`brands/harbour/${path}`, text);
  return files;
}

const brandOf = (fernhill: string): string =>
  fernhill
    .replace('"id": "fernhill"', '"id": "harbour"')
    .replace('"carbonOffset": true', '"carbonOffset": false');
