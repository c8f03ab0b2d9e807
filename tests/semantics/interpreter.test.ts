/** The cases over the plain interpreter: what the written semantics say, and nothing else. */
import Ajv from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interpreter } from './interpreter-subject';
import { runCase, type CaseFile } from './run-case';

const here = import.meta.dirname;
const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const schema = parse(join(here, 'case.schema.json'));
const folder = join(here, 'cases');
const files = [
  join(here, 'examples.json'),
  ...(existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
];
if (typeof schema !== 'object' || schema === null) throw new Error('no schema');
const isCaseFile = new Ajv({ strict: false, allErrors: true }).compile<CaseFile>(schema);
const seen = new Map<string, string>();

describe.each(files)('%s', (path) => {
  const file = parse(path);
  const fits = isCaseFile(file);
  const errors = isCaseFile.errors?.map((error) => `${error.instancePath} ${error.message ?? ''}`);
  it('fits the schema', () => {
    expect(errors ?? []).toEqual([]);
  });
  if (!fits) return;
  const { cases } = file;
  const twice = cases.filter(({ id }) => seen.has(id) || (seen.set(id, path), false));
  it('has ids of its own', () => {
    expect(twice.map(({ id }) => id)).toEqual([]);
  });
  for (const one of cases)
    it(one.id, () => {
      expect(runCase(one, interpreter)).toEqual([]);
    });
});
