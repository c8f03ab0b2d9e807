import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import { playSeeds, smallest } from './simulator/play-seeds';
import { drawSchedule } from './simulator/schedule';
import { openSimulator, type Simulator } from './simulator/simulator';

/** Played in `npm test`, and in `npm run test:full`. */
const seeds = runs(100, 10_000);

let simulator: Simulator;
beforeAll(async () => {
  simulator = await openSimulator();
}, patiently(60_000));
afterAll(() => simulator.close());

describe('whatever happens to a switch', () => {
  it(
    'nothing false is said, nothing is sent twice, and all is settled in the end',
    { timeout: patiently(runs(300_000, 3_000_000)) },
    async () => {
      const fallen = await playSeeds(simulator, { count: seeds, enough: 1 });
      for (const one of fallen)
        expect.fail(
          [
            `Seed ${String(one.seed)}, ${String(one.failure.at)} s:`,
            ...one.failure.failures,
            JSON.stringify(await smallest(simulator, one)),
          ].join('\n'),
        );
    },
  );

  it('is the same for the same seed', async () => {
    const schedule = drawSchedule(7);
    expect(drawSchedule(7)).toEqual(schedule);
    expect(drawSchedule(8)).not.toEqual(schedule);
    expect(await simulator.play(schedule)).toBeNull();
  });
});
