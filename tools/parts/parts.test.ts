import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials';
import { judgeLicences, type LicenceRules } from './judge-licences';
import { licenceTexts } from './licence-texts';
import shippedRules from './licences.json';
import { readParts } from './read-packages';

const rules: LicenceRules = {
  allowed: { MIT: 'Keep the notice.', 'MPL-2.0': 'Publish what is changed.' },
  developmentAlone: ['MPL-2.0'],
  packages: {},
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Packages = Readonly<Record<string, object>>;

/** A folder with this lock file, and these files of what is installed. */
function project(packages: Packages, files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  folders.push(root);
  const product = { name: 'product', version: '1.0.0', dependencies: { a: '*' } };
  const lock = JSON.stringify({ packages: { '': product, ...packages } });
  for (const [name, text] of Object.entries({ 'package-lock.json': lock, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const judged = (packages: Packages, files?: Readonly<Record<string, string>>) =>
  judgeLicences(readParts(project(packages, files)).parts, rules);

describe('licences', () => {
  it('of this project are all allowed', () => {
    const { parts } = readParts(process.cwd());
    expect(parts.length).toBeGreaterThan(500);
    expect(judgeLicences(parts, shippedRules)).toEqual([]);
  });

  it('find a package without one, installed or not', () => {
    const a = { 'node_modules/a': { version: '1.2.0' } };
    const words =
      'a@1.2.0 (node_modules/a) says no licence. Read its files; if it may be used, say so under "packages" in tools/parts/licences.json.';
    expect(judged(a)).toEqual([words]);
    expect(judged(a, { 'node_modules/a/package.json': '{"license":" "}' })).toEqual([words]);
  });

  it('find one that is not allowed, by what the package says and not by what the lock file says', () => {
    const found = judged(
      { 'node_modules/a': { version: '1.0.0', license: 'MIT' } },
      { 'node_modules/a/package.json': '{"license":"GPL-3.0-only"}' },
    );
    expect(found).toEqual([expect.stringContaining('has the licence GPL-3.0-only')]);
  });

  it.each([
    ['MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND MIT', true],
    ['(GPL-3.0-only OR MIT) AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['(MIT', false],
    ['MIT OR', false],
    ['toString', false],
  ])('of the expression %s: may be used is %s', (license, isFree) => {
    expect(judged({ 'node_modules/a': { version: '1.0.0', license } })).toHaveLength(
      isFree ? 0 : 1,
    );
  });

  it('for development alone are refused in what is delivered', () => {
    const of = (dev: boolean) =>
      judged({ 'node_modules/a': { version: '1.0.0', license: 'MPL-2.0', dev } });
    expect(of(true)).toEqual([]);
    expect(of(false)).toEqual([expect.stringContaining('for development alone')]);
  });

  it('that were found out for a package count, and one that is gone is named', () => {
    const { parts } = readParts(project({ 'node_modules/a': { version: '1.0.0' } }));
    const known = { licence: 'MIT', why: 'Its README says so.' };
    expect(judgeLicences(parts, { ...rules, packages: { 'a@1.0.0': known } })).toEqual([]);
    expect(
      judgeLicences(parts, { ...rules, packages: { 'a@1.0.0': known, 'b@1.0.0': known } }),
    ).toEqual([expect.stringContaining('b@1.0.0 is not installed any more')]);
  });
});

describe('the list of parts', () => {
  const packages: Packages = {
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      resolved: 'https://registry.example/a.tgz',
      integrity: `sha512-${Buffer.from('digest').toString('base64')}`,
      dependencies: { '@s/b': '*' },
    },
    'node_modules/a/node_modules/@s/b': { version: '2.0.0', license: '(MIT OR X)', optional: true },
    'node_modules/@s/b': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/c/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
  };

  it('keeps what runs apart from what builds, and finds what each needs as Node does', () => {
    const list = readParts(project(packages));
    expect(billOfMaterials(list, 'run-time', rules)).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [
        {
          'bom-ref': 'pkg:npm/%40s/b@2.0.0',
          group: '@s',
          name: 'b',
          scope: 'optional',
          licenses: [{ expression: '(MIT OR X)' }],
        },
        {
          'bom-ref': 'pkg:npm/a@1.0.0',
          name: 'a',
          scope: 'required',
          licenses: [{ license: { id: 'MIT' } }],
          hashes: [{ alg: 'SHA-512', content: Buffer.from('digest').toString('hex') }],
          externalReferences: [{ type: 'distribution', url: 'https://registry.example/a.tgz' }],
        },
      ],
      dependencies: [
        { ref: 'pkg:npm/product@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
        { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40s/b@2.0.0'] },
        { ref: 'pkg:npm/%40s/b@2.0.0', dependsOn: [] },
      ],
    });
    expect(billOfMaterials(list, 'development', rules)).toMatchObject({
      components: [{ name: 'b', version: '1.0.0', scope: 'excluded' }, { name: 'c' }],
    });
  });

  it('is the same for the same lock file, and another for another', () => {
    const [one, same, other] = [
      packages,
      packages,
      { 'node_modules/a': packages['node_modules/a'] },
    ]
      .map((of) => readParts(project(of as Packages)))
      .map((list) => JSON.stringify(billOfMaterials(list, 'run-time', rules)));
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('goes with the notices of what is delivered, and of nothing else', () => {
    const root = project(packages, {
      'node_modules/a/LICENSE.md': 'Copyright A',
      'node_modules/c/LICENSE': 'Copyright C',
    });
    const text = licenceTexts(root, readParts(root), rules);
    expect(text).toContain('a 1.0.0: MIT\n============\n\nCopyright A');
    expect(text).toContain('brings no text of its own');
    expect(text).not.toContain('Copyright C');
  });
});
