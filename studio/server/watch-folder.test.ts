import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stampOf, untilOther } from './watch-folder';

let folder = '';
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changeover-watch-'));
  put('a.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('says at once that the folder is another than somebody has seen', async () => {
  const seen = stampOf(folder);
  put('a.json', '{ "x": 1 }');
  expect(await untilOther(folder, seen, new AbortController().signal)).toBe(stampOf(folder));
  expect(stampOf(folder)).not.toBe(seen);
});

it('waits for a file that comes, goes or is put in place of another', async () => {
  for (const change of [
    () => put('b.json', '{}'),
    () => renameSync(join(folder, 'b.json'), join(folder, 'a.json')),
    () => rmSync(join(folder, 'a.json')),
  ]) {
    const seen = stampOf(folder);
    const other = untilOther(folder, seen, new AbortController().signal);
    change();
    expect(await other).not.toBe(seen);
  }
});

it('answers the same where nothing came, when it is to end', async () => {
  const seen = stampOf(folder);
  put('notes.txt', 'no part of a journey');
  expect(await untilOther(folder, seen, AbortSignal.timeout(1))).toBe(seen);
});
