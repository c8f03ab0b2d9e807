import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const clauses = new Set(
  [...textOf('tests/clauses/clauses.csv').matchAll(/^"([A-Z]+-\d+)"/gm)].map(([, id = '']) => id),
);
const areas = [...new Set([...clauses].map((id) => id.split('-')[0] ?? ''))].join('|');
const clause = new RegExp(`\\b(?:${areas})-\\d{2,}\\b`, 'g');

/** path → ids in it that the list does not have. */
const unknownIn = (text: string): readonly string[] =>
  (text.match(clause) ?? []).filter((id) => !clauses.has(id));

function sourcesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' && Array.isArray(inner) ? (inner as readonly string[]) : sourcesOf(inner),
  );
}

describe('the list of clauses', () => {
  it('is whole', () => {
    expect(clauses.size).toBe(772);
    expect(unknownIn('HOM-16 and HOM-99')).toEqual(['HOM-99']);
  });

  it('has every clause that the configuration names as a source', () => {
    const files = filesOf('journey-config').filter((path) => path.endsWith('.json'));
    const named = files.flatMap((path) =>
      sourcesOf(JSON.parse(textOf(path))).map((id) => ({ path, id })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ id }) => !clauses.has(id))).toEqual([]);
  });

  it('has every clause that a test or the code names', () => {
    const files = ['src', 'sandbox', 'server', 'tests', 'tools']
      .flatMap(filesOf)
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('clause-names.test.ts'));
    const wrong = files.flatMap((path) => unknownIn(textOf(path)).map((id) => `${path}: ${id}`));
    expect(wrong).toEqual([]);
  });
});
