import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFolder } from './packed-plugin';

it('packs long texts, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changeover-packed-'));
  mkdirSync(join(folder, 'assets'));
  const long = 'export {};\n'.repeat(100);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'long.js'), long);
  writeFileSync(join(folder, 'assets', 'font.woff2'), long);
  packFolder(folder);
  expect(readdirSync(folder)).toEqual(['assets', 'index.html']);
  const assets = join(folder, 'assets');
  expect(readdirSync(assets)).toEqual(['font.woff2', 'long.js', 'long.js.br', 'long.js.gz']);
  const packed = (end: string) => readFileSync(join(assets, `long.js.${end}`));
  expect(brotliDecompressSync(packed('br')).toString()).toBe(long);
  expect(gunzipSync(packed('gz')).toString()).toBe(long);
});
