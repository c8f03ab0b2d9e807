import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { SourceCache } from './source-cache';

const street = 'steps/apply/street.json';
const slip = parking(street, '"bounds": [', '"bound": [');

describe('a cache of sources', () => {
  it('gives back a file that is the same, and no other', () => {
    const cache = new SourceCache();
    const file = { path: 'a.json', text: '{}', root: undefined, value: {} };
    cache.keep(file, 'texts');
    expect(cache.find('a.json', '{}', 'texts')).toBe(file);
    expect(cache.find('a.json', '{ }', 'texts')).toBeNull();
    expect(cache.find('b.json', '{}', 'texts')).toBeNull();
    // A folder with a directory.json holds variants: the same text is then held to another schema.
    expect(cache.find('a.json', '{}', 'consent-variant')).toBeNull();
  });

  it('changes nothing of what is found: not for a slip, its second look, and its mending', () => {
    const cache = new SourceCache();
    const found = [parking(), slip, slip, parking()].map(
      (files) => compile(files, parkingContract, { cache }).diagnostics,
    );
    const alone = compile(slip, parkingContract).diagnostics;
    expect(alone).not.toEqual([]);
    expect(found).toEqual([[], alone, alone, []]);
  });

  it('reads what did not change only once', () => {
    const cache = new SourceCache();
    compile(parking(), parkingContract, { cache });
    const text = parking().get(street) ?? '';
    const before = cache.find(street, text, 'section');
    compile(parking('journey.json', '"en-GB"', '"cy-GB"'), parkingContract, { cache });
    expect(before).not.toBeNull();
    expect(cache.find(street, text, 'section')).toBe(before);
  });
});
