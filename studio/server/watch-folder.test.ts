import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stampOf } from './watch-folder';

let folder = '';
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changeover-watch-'));
  put('a.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is another for a file that is changed, comes, goes or is put in place of another', () => {
  const seen = new Set([stampOf(folder)]);
  const changes = [
    () => put('a.json', '{ "x": 1 }'),
    () => put('b.json', '{}'),
    () => renameSync(join(folder, 'b.json'), join(folder, 'a.json')),
    () => rmSync(join(folder, 'a.json')),
  ];
  for (const change of changes) {
    change();
    seen.add(stampOf(folder));
  }
  expect(seen.size).toBe(changes.length + 1);
});

it('is the same where what came is no part of a journey', () => {
  const seen = stampOf(folder);
  put('notes.txt', 'no part of a journey');
  expect(stampOf(folder)).toBe(seen);
});
