import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type LocalSandbox, openLocalSandbox } from './local-sandbox';

const open = (key?: string): LocalSandbox =>
  openLocalSandbox({ folder: mkdtempSync(join(tmpdir(), 'changeover-sandbox-')), latency: 0, key });

async function statusWith({ fetch }: LocalSandbox, key: string): Promise<number> {
  const headers = { 'x-sandbox-key': key };
  const request = new Request('http://sandbox.test/api/__sandbox/switches', { headers });
  return (await fetch(request)).status;
}

it('says which key opens it, a new one each time', async () => {
  const [one, other] = [open(), open('')];
  const keys = [one, other].map(
    ({ aboutKey }) => /x-sandbox-key: ([\w-]{24})$/.exec(aboutKey)?.[1],
  );
  const [key = '', otherKey = ''] = keys;
  expect(key).not.toBe(otherKey);
  expect(await statusWith(one, key)).toBe(200);
  expect(await statusWith(one, otherKey)).toBe(401);
  expect(await statusWith(other, otherKey)).toBe(200);
  expect(await statusWith(other, '')).toBe(401);
  await Promise.all([one.close(), other.close()]);
});

it('does not repeat a key that it was given', async () => {
  const sandbox = open('chosen');
  expect(sandbox.aboutKey).toContain('what SANDBOX_KEY says');
  expect(sandbox.aboutKey).not.toContain('chosen');
  expect(await statusWith(sandbox, 'chosen')).toBe(200);
  await sandbox.close();
});
