import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import standIns from './stand-ins.json';

const packages = ['node_modules/@rjsf/core', 'node_modules/@rjsf/utils'];
const installed = packages.map(
  (folder) =>
    (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version,
);
const code = packages.flatMap((folder) =>
  readdirSync(join(folder, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, 'lib', name), 'utf8')),
);
const imports = code.flatMap((text) => [
  ...text.matchAll(/^import (?<what>[^;]+?) from ['"](?<from>[^'"]+)['"]/gm),
]);

const handedOn = new Set(
  code.flatMap((text) =>
    [...text.matchAll(/^export \* from ['"]([^'"]+)['"]/gm)].map(([, m]) => m),
  ),
);
/** The names that a module of RJSF's own has, where the package hands all of them on. */
const namesOf = (module: string): ReadonlySet<string> =>
  new Set(
    packages
      .map((folder) => join(folder, 'lib', module))
      .filter((path) => handedOn.has(module) && existsSync(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/^export (?:var|const|function) (\w+)/gm)].map(
          ([, name = '']) => name,
        ),
      ),
  );

/** What RJSF takes of the module, by the names that it exports. */
const takenOf = (module: string): readonly string[] => {
  const own = namesOf(module);
  return [...namedFrom(module), ...namedFrom('@rjsf/utils').filter((name) => own.has(name))];
};
const namedFrom = (module: string): readonly string[] =>
  imports
    .filter(({ groups }) => groups?.['from'] === module)
    .flatMap(({ groups }) => {
      const [, named] = /\{(.+)\}/s.exec(groups?.['what'] ?? '') ?? [];
      if (named === undefined) return ['default'];
      return named
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
    });

it('are made for the RJSF that is installed', () => {
  expect(
    installed,
    [
      'RJSF has another version than its stand-ins were made for. Run the other tests of this file:',
      'what RJSF takes of a module has to be there. Then npm run build and npm run size, with and',
      'without each line of "files" in stand-ins.json: one that saves nothing there and nothing',
      'in npm run dev goes. Play a form in both, and write the new version to "madeFor".',
    ].join(' '),
  ).toEqual([standIns.madeFor, standIns.madeFor]);
});

describe.each(Object.entries(standIns.files))('in place of %s', (module, file) => {
  it('is all that RJSF takes of it', async () => {
    const taken = takenOf(module);
    expect(taken, 'RJSF imports it no more: take the line out of stand-ins.json').not.toEqual([]);
    const standIn = (await import(/* @vite-ignore */ join(import.meta.dirname, file))) as Readonly<
      Record<string, unknown>
    >;
    expect(Object.keys(standIn)).toEqual(expect.arrayContaining([...taken]));
  });
});
