import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../settings';

/** Those of an installation that calls its own origin. */
export const OWN: Settings = { text: '{"api":"/api"}', partner: null, telemetry: null, brands: {} };

/** What is worth packing. */
export const LONG = 'export {};\n'.repeat(200);

/** A folder with what a build would put there, and beside it a file that is nobody's to read. */
export function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changeover-site-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Journey</title>');
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'export {};');
  const long = join(client, 'assets', 'long-3c4d.js');
  writeFileSync(long, LONG);
  writeFileSync(`${long}.br`, brotliCompressSync(LONG));
  writeFileSync(`${long}.gz`, gzipSync(LONG));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return client;
}
