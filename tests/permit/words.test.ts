import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { isSaid } from '../../src/compiler/defaults/default-words';
import english from '../../src/compiler/defaults/en.json';
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

const asked = namesAskedFor();
const missingIn = (texts: object): readonly string[] =>
  [...asked.keys()].filter((name) => !(name in texts) && !(`${name}.one` in texts));

it('the language has every word that the page says', () => {
  expect(asked.size, 'the scan finds them').toBeGreaterThan(50);
  expect(missingIn(english.texts)).toEqual([]);
});

it('the shipped journey leaves none of them to the language, but for widgets that it does not draw', () => {
  const own = [...readConfiguration(join(root, 'journey-config'))]
    .filter(([path]) => /^messages\/en-GB\/[^/]+\.json$/.test(path))
    .map(([, text]) => (JSON.parse(text) as { texts: object }).texts);
  const missing = missingIn(Object.assign({}, ...own) as object);
  expect(missing.filter((name) => isSaid('texts', name, []))).toEqual([]);
});
