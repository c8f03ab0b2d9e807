import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const rows = [
  ...index.matchAll(/^\| \[(?<title>[^\]]+)\]\((?<file>[^)]+)\) +\| (?<clauses>[^|]+)\|/gm),
];

/** Of the project, not of the configuration: those may be a pattern, or of one brand. */
const codePath = /`((?:src|sandbox|server|tools|tests|schemas)\/[^`]+)`/g;

it('each decision stands in the index once', () => {
  expect(rows.map(({ groups }) => groups?.['file']).sort()).toEqual(files.sort());
});

it('no number is given twice', () => {
  expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length);
});

describe.each(files)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  it('says what was open, what was decided, its clauses and where it shows', () => {
    const heads = [...text.matchAll(/^\*\*(\w+):\*\*/gm)].map(([, head]) => head);
    expect(heads.filter((head) => head !== 'Why')).toEqual(['Open', 'Decided', 'Clauses', 'Where']);
  });

  it('has the title and the clauses of the index', () => {
    const row = rows.find(({ groups }) => groups?.['file'] === name)?.groups;
    expect(text.startsWith(`# ${Number(name.slice(0, 3))}. ${row?.['title']}\n`)).toBe(true);
    expect(/^\*\*Clauses:\*\* (.+)$/m.exec(text)?.[1]).toBe(row?.['clauses']?.trim());
  });

  it('names code that is there', () => {
    const gone = [...text.matchAll(codePath)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path));
    expect(gone).toEqual([]);
  });
});
