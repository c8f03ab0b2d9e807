import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const isCode = (path: string): boolean => /\.tsx?$/.test(path);
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/(testing|fixtures|showcase)\//.test(path);

const layers = ['rules', 'engine', 'compiler', 'explain', 'tables', 'scenarios', 'ui', 'state']
  .concat(['app', 'api'])
  .map((layer) => `src/${layer}`)
  .concat(['package']);

const energy =
  /\b(gas|electric\w*|energy|tariffs?|mpans?|mprns?|meters?|meterings?|economy ?7|prepay\w*|suppliers?|kwh|dual ?fuel)\b/i;
/** Splits `gasSupplierId` into words, so that no name hides one. */
const inWords = (text: string): string =>
  text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');

/** Lines of a file that say one of the words, as path:line. */
function linesWith(pattern: RegExp, path: string): readonly string[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(inWords(line)) ? [`${path}:${String(index + 1)} ${line.trim()}`] : [],
    );
}

/** Ids of suppliers wherever the configuration or the sandbox names them. */
function supplierIds(): ReadonlySet<string> {
  const { suppliers } = JSON.parse(textOf('sandbox/data/suppliers.json')) as {
    suppliers: readonly { id: number }[];
  };
  const { entries } = JSON.parse(textOf('journey-config/suppliers/directory.json')) as {
    entries: Readonly<Record<string, unknown>>;
  };
  return new Set([...suppliers.map(({ id }) => String(id)), ...Object.keys(entries)]);
}

describe('what the code must not know', () => {
  it('the scan finds a word inside a name', () => {
    for (const name of ['gasSupplierId', 'hasMeter', 'TARIFF', 'isEconomy7'])
      expect(energy.test(inWords(name)), name).toBe(true);
    for (const name of ['parameters', 'metered', 'gaseous', 'diameter'])
      expect(energy.test(inWords(name)), name).toBe(false);
  });

  it.each(layers)('%s says no energy word', (folder) => {
    const files = filesOf(folder).filter(
      (path) => isCode(path) && !isTest(path) && !path.includes('/generated/'),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((path) => linesWith(energy, path))).toEqual([]);
  });

  it('no code of the product knows a supplier by its id', () => {
    const ids = [...supplierIds()].join('|');
    const known = new RegExp(
      `supplier\\w*\\W{0,6}(===|!==|==|:|\\(|\\[)\\s*['"]?(${ids})\\b|case ['"]?(${ids})['"]?:|['"](${ids})['"]`,
      'i',
    );
    expect(known.test('if (supplierId === 42) hide();'), 'the scan finds one').toBe(true);
    expect(known.test("case '901':"), 'the scan finds one').toBe(true);
    const lines = filesOf('src')
      .filter((path) => isCode(path) && !isTest(path) && !path.includes('/generated/'))
      .flatMap((path) =>
        textOf(path)
          .split('\n')
          .flatMap((line, index) =>
            known.test(line) ? [`${path}:${String(index + 1)} ${line}`] : [],
          ),
      );
    expect(lines).toEqual([]);
  });

  it('journey-config holds data only', () => {
    const others = filesOf('journey-config').filter(
      (path) => !['.json', '.svg', '.md'].includes(extname(path)),
    );
    expect(others).toEqual([]);
    for (const path of filesOf('journey-config').filter((one) => one.endsWith('.svg')))
      expect(textOf(path), `${path} runs nothing`).not.toMatch(/<script|\son\w+=|javascript:/i);
  });
});
