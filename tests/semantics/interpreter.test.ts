/** The cases over the plain interpreter: what the written semantics say, and nothing else. */
import Ajv from 'ajv';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseFiles, readJson } from './case-files';
import { interpreter } from './interpreter-subject';
import { runCase, type CaseFile } from './run-case';

const here = import.meta.dirname;
const schema = readJson(join(here, 'case.schema.json'));
if (typeof schema !== 'object' || schema === null) throw new Error('no schema');
const isCaseFile = new Ajv({ strict: false, allErrors: true }).compile<CaseFile>(schema);
const seen = new Map<string, string>();

describe.each(caseFiles)('%s', (path) => {
  const file = readJson(path);
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
