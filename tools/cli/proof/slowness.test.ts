import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compile } from '../../../src/compiler';
import { parking, parkingContract } from '../../../src/compiler/fixtures/parking';
import { slowPatterns } from './slow-patterns';
import { slownessesOf } from './slowness';

const folder = mkdtempSync(join(tmpdir(), 'slowness-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['^(?:[a-z]+x?)+$', 'exponential'],
  ['^[a-z]*[a-z0-9]*x$', 'polynomial'],
  ['^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$', null],
  ['^[0-9]+$', null],
])('%s is %s', async (pattern, growth) => {
  const found = await slownessesOf([pattern], join(folder, 'each.json'));
  expect(found.get(pattern)?.growth ?? null).toBe(growth);
});

it('takes from the cache what it has worked out before, and nothing from what is no cache', async () => {
  const cache = join(folder, 'known.json');
  writeFileSync(cache, '[["^a$", { "growth": "exponential", "characters": 7 }]]');
  expect((await slownessesOf(['^a$'], cache)).get('^a$')?.characters).toBe(7);
  writeFileSync(cache, '{');
  expect((await slownessesOf(['^a$'], cache)).get('^a$')).toBeNull();
  expect(readFileSync(cache, 'utf8')).toBe('[["^a$",null]]');
});

it('points at the pattern of a question, and of a rule', async () => {
  const files = new Map<string, string>(parking());
  const slow = '^[a-z]*[a-z0-9]*x$';
  for (const [path, from, to] of [
    ['steps/apply/street.json', '"^[A-Za-z ]+$"', JSON.stringify(slow)],
    [
      'facts/permit.json',
      '"isShort"',
      `"isOdd":{"matches":[{"var":"street"},${JSON.stringify(slow)}]},"isShort"`,
    ],
  ] as const)
    files.set(path, (files.get(path) ?? '').replace(from, to));
  const { patterns } = compile(files, parkingContract);
  const found = slowPatterns(
    patterns,
    await slownessesOf(
      patterns.map(({ pattern }) => pattern),
      join(folder, 'placed.json'),
    ),
  );
  expect(found.map(({ code, file, severity }) => [code, file, severity])).toEqual([
    ['JC506', 'facts/permit.json', 'warning'],
    ['JC506', 'steps/apply/street.json', 'warning'],
  ]);
});
