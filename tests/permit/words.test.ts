import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../tools/project';

const root = join(import.meta.dirname, '../..');

/** Names of the page's words that the code asks for, with the file that does. */
function namesAskedFor(): ReadonlyMap<string, string> {
  const files = ['src/ui', 'src/app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('/testing/')),
  );
  const found = new Map<string, string>();
  for (const path of files)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /'((?:page|form|app)\.[\w.]+)'/g,
    ))
      found.set(name, relative(root, path));
  return found;
}

function textsOf(configuration: string): ReadonlySet<string> {
  const files = readConfiguration(join(root, configuration));
  return new Set(
    [...files]
      .filter(([path]) => /^messages\/en-GB\/[^/]+\.json$/.test(path))
      .flatMap(([, text]) => Object.keys((JSON.parse(text) as { texts: object }).texts)),
  );
}

it.each(['journey-config', 'tests/permit/journey-config'])(
  '%s has every word that the page says',
  (configuration) => {
    const asked = namesAskedFor();
    expect(asked.size, 'the scan finds them').toBeGreaterThan(50);
    const texts = textsOf(configuration);
    const missing = [...asked].filter(([name]) => !texts.has(name) && !texts.has(`${name}.one`));
    expect(missing).toEqual([]);
  },
);
