import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import described from './mutants.json';
import { mutants } from './mutants/mutants';
import { changesOf, simulatorWith } from './mutants/run-in';
import pinned from './pinned.json';
import { root } from './simulator/bundle';
import { rulesOf } from './simulator/play-seeds';
import type { Schedule } from './simulator/schedule';
import { openSimulator, type Simulator } from './simulator/simulator';

const schedules = new Map<string, Schedule>(Object.entries(pinned as Record<string, Schedule>));
const fallen = mutants.flatMap((mutant) => {
  const schedule = schedules.get(mutant.id);
  return schedule === undefined ? [] : [[mutant.id, mutant, schedule] as const];
});

/** Each takes code of its own and a walk to Confirm: some seconds. */
const isFull = runs(0, 1) === 1;

let sound: Simulator;
beforeAll(async () => {
  sound = await openSimulator({ width: 1 });
}, patiently(60_000));
afterAll(() => sound.close());

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

  it.runIf(isFull).each(fallen)(
    '%s falls where it fell',
    { timeout: patiently(120_000) },
    async (_id, mutant, schedule) => {
      const worse = await simulatorWith(mutant, 1);
      const failure = await worse.play(schedule);
      await worse.close();
      const rules = failure === null ? [] : rulesOf(failure);
      expect(rules.filter((rule) => mutant.caughtBy.includes(rule))).not.toEqual([]);
    },
  );

  it.each(fallen)('nothing falls where %s fell', async (_id, _mutant, schedule) => {
    expect(await sound.play(schedule)).toBeNull();
  });
});
