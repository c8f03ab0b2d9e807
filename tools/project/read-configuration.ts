import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const isJson = (name: string): boolean => name.endsWith('.json');
/** A drawing: that it is there counts, not what is in it. */
const isDrawing = (name: string): boolean => name.endsWith('.svg');

/** What a configuration is made of. */
export const isConfigurationFile = (name: string): boolean => isJson(name) || isDrawing(name);

/** Every file of a configuration: path from its folder, with forward slashes → text; none for a drawing. */
export function readConfiguration(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isConfigurationFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths
      .sort()
      .map((path) => [
        relative(folder, path).split(sep).join('/'),
        isJson(path) ? readFileSync(path, 'utf8') : '',
      ]),
  );
}
