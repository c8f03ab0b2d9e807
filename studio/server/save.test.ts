import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Edit } from '../model/edits';
import { save } from './save';

const root = join(import.meta.dirname, '../..');
const journey = 'tests/permit/journey-config';
let [around, folder] = ['', ''];

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'changeover-save-'));
  folder = join(around, journey);
  cpSync(join(root, journey), folder, { recursive: true });
  for (const beside of ['schemas', 'tests/permit/api'])
    if (existsSync(join(root, beside))) symlinkSync(join(root, beside), join(around, beside));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const file = 'bundles/nothing.json';
const make: Edit = { file, pointer: '', was: null, value: { $schema: '../schema.json' } };

it('a file that an edit makes is refused where it brings an error, and nothing is written', async () => {
  const { files, refused } = await save(folder, [make]);
  expect(files).toEqual([]);
  expect(refused).not.toBeNull();
  expect(existsSync(join(folder, file))).toBe(false);
});

it('an edit that meets a change from outside is not written before somebody has chosen', async () => {
  const path = join(folder, 'journey.json');
  const before = readFileSync(path, 'utf8');
  const { id } = JSON.parse(before) as { readonly id: string };
  const edit = { file: 'journey.json', pointer: '/id', was: id, value: 'mine', met: 'old' };
  const { refused } = await save(folder, [edit]);
  expect(refused).toContain('choose');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

it('a file comes and goes by edits of the whole of it, and one outside the folder never does', async () => {
  const variant = 'councils/harbour.json';
  const value = JSON.parse(readFileSync(join(folder, variant), 'utf8')) as Edit['value'];
  const copy = 'councils/moor.json';
  const other = { ...(value as object), id: 'moor' } as Edit['value'];
  const entry = '/entries/47';
  const directory = 'councils/directory.json';
  const made: readonly Edit[] = [
    { file: copy, pointer: '', was: null, value: other },
    { file: directory, pointer: entry, was: null, value: { variant: 'moor' } },
  ];
  expect(await save(folder, made)).toEqual({ files: [directory, copy], refused: null });
  expect(JSON.parse(readFileSync(join(folder, copy), 'utf8'))).toEqual(other);
  const back = made.map((edit) => ({ ...edit, was: edit.value, value: null })).toReversed();
  expect(await save(folder, back)).toEqual({ files: [directory, copy], refused: null });
  expect(existsSync(join(folder, copy))).toBe(false);
  await expect(save(folder, [{ ...make, file: '../beside.json' }])).rejects.toThrow('no file of');
  expect(existsSync(join(folder, '../beside.json'))).toBe(false);
});
