import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSuite } from '../../src/scenarios';
import { readConfiguration } from '../project';
import type { Clause, Named, Reason } from './clause-report';

/** The clauses of the list, in its order. */
export const readClauses = (root: string): readonly Clause[] =>
  [
    ...textOf(root, 'tests/clauses/clauses.csv').matchAll(/^"([A-Z]+-\d+)","([A-Z]+)".*"(\w+)"$/gm),
  ].map(([, id = '', area = '', check = '']) => ({ id, area, check }));

export const readReasons = (root: string): readonly Reason[] =>
  (JSON.parse(textOf(root, 'tests/clauses/reasons.json')) as { reasons: readonly Reason[] })
    .reasons;

/** Clauses that scenarios name. */
export function namedInScenarios(root: string): Named {
  const named = new Map<string, Set<string>>();
  for (const { clauses, at } of readSuite(readConfiguration(join(root, 'journey-config')))
    .scenarios) {
    for (const { id } of clauses) add(named, id, at.file);
  }
  return named;
}

/** Clauses that tests name, of any area that the list has, and those of the tables that they play. */
export function namedInTests(root: string, clauses: readonly Clause[]): Named {
  const areas = [...new Set(clauses.map(({ area }) => area))].join('|');
  const pattern = new RegExp(`\\b(?:${areas})-\\d{2,}\\b`, 'g');
  const named = new Map<string, Set<string>>();
  for (const path of ['src', 'sandbox', 'server', 'tests', 'tools'].flatMap((folder) =>
    testsIn(root, folder),
  )) {
    if (path.endsWith('clause-names.test.ts')) continue;
    const texts = [textOf(root, path), ...tableBeside(root, path)];
    for (const [id] of texts.join('\n').matchAll(pattern)) add(named, id, path);
  }
  return named;
}

/** The clauses of the table that a test plays row by row: the one beside it that has its name. */
function tableBeside(root: string, test: string): readonly string[] {
  const table = join(root, test.replace(/\.(test|spec)\.tsx?$/, '.json'));
  return existsSync(table) ? clausesIn(JSON.parse(readFileSync(table, 'utf8'))) : [];
}

function clausesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'clauses' && Array.isArray(inner) ? (inner as readonly string[]) : clausesIn(inner),
  );
}

const textOf = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

const testsIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

function add(named: Map<string, Set<string>>, id: string, by: string): void {
  named.set(id, (named.get(id) ?? new Set<string>()).add(by));
}
