import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings';

/** Those of an installation that calls its own origin. */
export const OWN: Settings = { text: '{"api":"/api"}', partner: null };

/** A folder with what a build would put there, and beside it a file that is nobody's to read. */
export function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changeover-site-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Journey</title>');
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(client, 'assets', 'long-3c4d.js'), 'export {};\n'.repeat(200));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return client;
}
