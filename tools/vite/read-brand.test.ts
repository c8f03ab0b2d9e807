import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from './read-brand';

/** A copy of the brand in which `change` was made. */
function copyWith(change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync('schemas/brand.schema.json', join(root, 'schemas/brand.schema.json'), { recursive: true });
  const folder = 'journey-config/brands/fernhill';
  cpSync(folder, join(root, folder), { recursive: true });
  const path = join(root, folder, 'brand.json');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return root;
}

test('the brand is read with its drawings', () => {
  const { file, pictograms } = readBrand('.', 'fernhill');
  expect(file.name).toBe('Fernhill Energy');
  expect(Object.keys(pictograms)).toEqual(expect.arrayContaining(['flame', 'bolt', 'both', 'key']));
});

test('a brand that draws the pictograms in other colours names every colour of theirs', () => {
  const { file, folder, pictograms } = readBrand('.', 'tidewater');
  const named = Object.keys(file.pictogramColours ?? {});
  const drawn = Object.values(pictograms)
    .filter((path) => !path.startsWith(folder))
    .flatMap((path) => readFileSync(path, 'utf8').match(/#[0-9A-F]{6}\b/g) ?? []);
  expect(named.toSorted()).toEqual([...new Set(drawn)].toSorted());
});

test('its own pictogram stands in place of the one of its name', () => {
  const { bill, home } = readBrand('.', 'tidewater').pictograms;
  expect([bill, home]).toEqual([
    'journey-config/brands/tidewater/pictograms/bill.svg',
    'journey-config/pictograms/home.svg',
  ]);
});

test('a fault names file, line and pointer', () => {
  const root = copyWith((text) => text.replace('"#F6F6EE"', '"ivory"'));
  expect(() => readBrand(root, 'fernhill')).toThrow(
    /fernhill\/brand\.json:\d+ \/tokens\/light\/page must match pattern/,
  );
});

test('a key that no schema knows is named', () => {
  const root = copyWith((text) => text.replace('"email":', '"mail": "x", "email":'));
  expect(() => readBrand(root, 'fernhill')).toThrow(/must NOT have additional properties: mail/);
});

test('a footer link that the brand does not have is named', () => {
  const root = copyWith((text) => text.replace(/"footer": \[/, '"footer": ["imprint", '));
  expect(() => readBrand(root, 'fernhill')).toThrow(
    /\/footer\/0 names no link of this brand: imprint/,
  );
});
