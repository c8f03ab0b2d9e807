import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { createDesk, ThreadLost, type Desk, type DeskOptions } from './call-worker';

let folder = '';
let desk: Desk | null = null;

/** A thread that notes what it is asked, and does what `given` says. */
const thread = `
import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, given: { does, name } }) => {
  appendFileSync(workerData.folder + '/begun', name + ' ');
  if (does === 'fails') throw new Error('no way');
  if (does === 'ends') process.exit(1);
  const wait = new Int32Array(new SharedArrayBuffer(4));
  if (does === 'never ends') Atomics.wait(wait, 0, 0);
  if (does === 'refuses') parentPort.postMessage({ id, error: 'not so' });
  else parentPort.postMessage({ id, answer: name, modules: [['shape', name]] });
});
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changeover-desk-'));
  writeFileSync(join(folder, 'thread.mjs'), thread);
});
afterEach(() => {
  desk?.end();
  rmSync(folder, { recursive: true, force: true });
});

const begin = (more: Partial<DeskOptions> = {}): Desk => {
  desk = createDesk({
    ...{ file: join(folder, 'thread.mjs'), limitMs: 60_000, onModule: () => undefined },
    ...{ place: { folder, cwd: folder, brand: '' }, ...more },
  });
  return desk;
};
const begun = (): string => readFileSync(join(folder, 'begun'), 'utf8').trim();
const so = (name: string, does = 'answers') => ({ name, does });

it('answers one question after the other, with what the thread keeps for it', async () => {
  const kept: string[] = [];
  const { ask } = begin({ onModule: (name, code) => kept.push(`${name} ${code}`) });
  const refused = expect(ask('open', so('b', 'refuses'))).rejects.toThrow('not so');
  expect(await Promise.all([ask('open', so('a')), ask('open', so('c'))])).toEqual(['a', 'c']);
  await refused;
  expect(begun()).toBe('b a c');
  expect(kept).toEqual(['shape a', 'shape c']);
});

it('never begins what nobody waits for any more', async () => {
  const { ask } = begin();
  const gone = new AbortController();
  const first = ask('open', so('a'));
  const left = expect(ask('review', so('b'), gone.signal)).rejects.toThrow('called off');
  const last = ask('open', so('c'));
  gone.abort();
  await left;
  expect(await Promise.all([first, last])).toEqual(['a', 'c']);
  expect(begun()).toBe('a c');
});

it.each([
  ['fails', 'no way'],
  ['ends', 'has ended'],
])(
  'tells whoever waits that its thread %s, and answers the next by a new one',
  async (does, why) => {
    const { ask } = begin();
    const lost = ask('open', so('a', does)).catch((error: unknown) => error);
    const next = ask('open', so('b'));
    expect(await lost).toBeInstanceOf(ThreadLost);
    expect(String(await lost)).toContain(why);
    expect(await next).toBe('b');
    expect(await ask('open', so('c'))).toBe('c');
  },
);

it('gives up what takes too long, and answers the next', async () => {
  const { ask } = begin({ limitMs: patiently(300) });
  const lost = ask('open', so('a', 'never ends')).catch((error: unknown) => error);
  expect(await lost).toBeInstanceOf(ThreadLost);
  expect(String(await lost)).toContain('was given up');
  expect(await ask('open', so('b'))).toBe('b');
});

it('ends its thread with whoever waits, where that is wanted', async () => {
  const { ask } = begin({ isCalledOff: true });
  const gone = new AbortController();
  const lost = expect(ask('tryEdits', so('a', 'never ends'), gone.signal)).rejects.toThrow(
    'called',
  );
  gone.abort();
  await lost;
  expect(await ask('tryEdits', so('b'))).toBe('b');
});

it('tells all that wait when it ends', async () => {
  const { ask, end } = begin();
  const all = [ask('open', so('a', 'never ends')), ask('open', so('b'))];
  const lost = Promise.allSettled(all);
  end();
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
