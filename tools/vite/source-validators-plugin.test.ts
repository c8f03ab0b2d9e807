import type { ValidateFunction } from 'ajv';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parking } from '../../src/compiler/fixtures/parking';
import { slips } from '../../src/compiler/fixtures/slips';
import { fileKind, type FileKind } from '../../src/compiler/source/file-kind';
import { sourceValidator } from '../../src/compiler/reading/source-validators';
import { sourceValidatorsCode } from './source-validators-plugin';

type Find = (kind: FileKind) => ValidateFunction;

// Inside the project, so that what the module imports is found as in a build.
const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.source-validators-'));
let generated: Find;

beforeAll(async () => {
  const path = join(folder, 'validators.mjs');
  writeFileSync(path, sourceValidatorsCode());
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    readonly sourceValidator: Find;
  };
  generated = module.sourceValidator;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What both say of every file; null for one that is not read against a schema. */
function said(find: Find, path: string, text: string, all: ReadonlySet<string>) {
  const kind = fileKind(path, all);
  if (kind === null || kind === 'ignored') return null;
  const validate = find(kind);
  validate(JSON.parse(text));
  return validate.errors ?? [];
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('generated validators of the config language', () => {
  it('find nothing in a sound configuration', () => {
    const files = parking();
    const all = new Set(files.keys());
    for (const [path, text] of files) expect(said(generated, path, text, all), path).toEqual([]);
  });

  it('say of every slip what those made in the process say', () => {
    const changed = Object.values(slips).flatMap(({ file, from, to }) => {
      const files = parking(file, from, to);
      const text = files.get(file) ?? '';
      return isJson(text) ? [{ file, text, all: new Set(files.keys()) }] : [];
    });
    const found = changed.flatMap(({ file, text, all }) => {
      const errors = said(generated, file, text, all);
      expect(errors, text).toEqual(said(sourceValidator, file, text, all));
      return errors ?? [];
    });
    // Else there would be nothing that they agree on.
    expect(new Set(found.map(({ keyword }) => keyword)).size).toBeGreaterThan(4);
  });

  it('say of any value in any place what those made in the process say', () => {
    const values = [null, true, 0, -1, '', 'a b', [], ['', ''], {}, { '9': 1 }];
    for (const [path, text] of parking()) {
      const all = new Set(parking().keys());
      const file = JSON.parse(text) as Record<string, unknown>;
      for (const key of Object.keys(file)) {
        for (const value of values) {
          const changed = JSON.stringify({ ...file, [key]: value });
          expect(said(generated, path, changed, all)).toEqual(
            said(sourceValidator, path, changed, all),
          );
        }
      }
    }
  });

  it('evaluate no text, and require nothing', () => {
    expect(sourceValidatorsCode()).not.toMatch(/\beval\b|new Function|require\(/);
  });
});
