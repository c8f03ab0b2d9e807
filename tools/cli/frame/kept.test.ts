import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, keptIn } from './kept';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is kept in a file', () => {
  it('is found under its key alone, in a folder that is made for it', () => {
    const kept = keptIn(join(folder, 'inner/place.json'));
    expect(kept.find('a')).toBeNull();
    kept.keep('a', 'found');
    expect([kept.find('a'), kept.find('b')]).toEqual(['found', null]);
    kept.keep('b', 'other');
    expect([kept.find('a'), kept.find('b')]).toEqual([null, 'other']);
    expect(readdirSync(join(folder, 'inner'))).toEqual(['place.json']);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -9)],
    ['another text', (text: string) => text.replace('found', 'fount')],
    ['under another key', (text: string) => text.replace('"key":"a"', '"key":"b"')],
    ['of another form', () => '[1]'],
    ['no JSON', () => 'found'],
  ])('is none where the file is %s', (_, change) => {
    const path = join(folder, 'place.json');
    const kept = keptIn(path);
    kept.keep('a', 'found');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    expect([kept.find('a'), kept.find('b')]).toEqual([null, null]);
  });

  it('is nothing where nothing can be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const kept = keptIn(join(folder, 'file/place.json'));
    kept.keep('a', 'found');
    expect(kept.find('a')).toBeNull();
  });
});

it('tells texts apart that are the same when they are joined', () => {
  const digests = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['1:a', 'b']].map(digestOf);
  expect(new Set(digests).size).toBe(5);
});
