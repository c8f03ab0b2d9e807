import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { JsonObject } from '../../../src/engine';

/** Every JSON file of a folder: path from it, with forward slashes → text. */
export function readConfiguration(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths
      .sort()
      .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

/** The contract of the partner API. */
export const readContract = (path: string): JsonObject =>
  JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
