/**
 * The cases over the real compiler and engine. What differs from the text today stands in
 * differences.json, and is expected to: a case of that list that holds fails here, so it can only shrink.
 */
import { describe, expect, it } from 'vitest';
import { caseFiles, readJson } from './case-files';
import differences from './differences.json';
import { engine } from './engine-subject';
import { runCase, type Case, type CaseFile } from './run-case';

// That each is a file of cases is held by interpreter.test.ts.
const isCaseFile = (v: unknown): v is CaseFile =>
  typeof v === 'object' && v !== null && 'cases' in v;
const casesOf = (path: string): readonly Case[] => {
  const file = readJson(path);
  return isCaseFile(file) ? file.cases : [];
};
const differing = new Set(Object.keys(differences));

/** What is not as it should be, a line each; what is thrown counts. */
function found(one: Case): string {
  try {
    return runCase(one, engine).join('\n');
  } catch (thrown) {
    return String(thrown);
  }
}

describe.each(caseFiles)('%s', (path) => {
  for (const one of casesOf(path))
    it(one.id, () => {
      const lines = found(one);
      if (differing.has(one.id)) expect(lines).not.toBe('');
      else expect(lines, lines).toBe('');
    });
});

it('lists differences of cases that there are', () => {
  const known = new Set(caseFiles.flatMap(casesOf).map(({ id }) => id));
  expect([...differing].filter((id) => !known.has(id))).toEqual([]);
});
