import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import described from './mutants.json';
import { mutants } from './mutants/mutants';
import { changesOf, editsOf, root, simulatorWith } from './mutants/run-in';
import type { Base } from './simulator/base';
import { play, prepare } from './simulator/play-seeds';
import type { Schedule } from './simulator/schedule';
import pinned from './pinned.json';

const schedules = new Map<string, Schedule>(Object.entries(pinned as Record<string, Schedule>));

let base: Base;
beforeAll(async () => {
  base = await prepare();
}, patiently(60_000));

/** Each takes modules of its own and a walk to Confirm: some ten seconds. */
const isFull = runs(0, 1) === 1;

describe('the mutants', () => {
  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
    '%s fits its file, once',
    (_id, mutant) => {
      for (const { file, find, replace } of changesOf(mutant)) {
        const text = readFileSync(join(root, file), 'utf8');
        expect(text.split(find), `${file}: ${find}`).toHaveLength(2);
        expect(replace).not.toBe(find);
      }
    },
  );

  it('are those that are described; what is pinned is of one of them', () => {
    const ids = described.mutants.map(({ id }) => id);
    expect(mutants.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(ids).toEqual(expect.arrayContaining(Object.keys(pinned)));
  });

  it
    .runIf(isFull)
    .each(
      mutants.filter(({ id }) => schedules.has(id)).map((mutant) => [mutant.id, mutant] as const),
    )('%s falls where it fell', { timeout: patiently(120_000) }, async (id, mutant) => {
    const schedule = schedules.get(id);
    if (schedule === undefined) throw new Error(`Nothing is pinned for ${id}.`);
    const worse = await simulatorWith(mutant);
    const begun = await worse.prepare(editsOf(mutant));
    expect(await worse.play(begun, schedule)).not.toBeNull();
  });

  it.each([...schedules])('nothing falls where %s fell', async (_id, schedule) => {
    expect(await play(base, schedule)).toBeNull();
  });
});
