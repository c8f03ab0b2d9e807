import { beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import type { Base } from './simulator/base';
import { play, playSeeds, prepare, smallest } from './simulator/play-seeds';
import { drawSchedule } from './simulator/schedule';

/** Played in `npm test`, and in `npm run test:full`. */
const seeds = runs(400, 10_000);

let base: Base;
beforeAll(async () => {
  base = await prepare();
}, patiently(60_000));

describe('whatever happens to a switch', () => {
  it(
    'nothing false is said, nothing is sent twice, and all is settled in the end',
    { timeout: patiently(runs(300_000, 6_000_000)) },
    async () => {
      const fallen = await playSeeds(base, { count: seeds, enough: 1 });
      for (const one of fallen)
        expect.fail(
          [
            `Seed ${String(one.seed)}, ${String(one.failure.at)} s:`,
            ...one.failure.failures,
            JSON.stringify(await smallest(base, one)),
          ].join('\n'),
        );
    },
  );

  it('is the same for the same seed', async () => {
    const schedule = drawSchedule(7);
    expect(drawSchedule(7)).toEqual(schedule);
    expect(drawSchedule(8)).not.toEqual(schedule);
    expect(await play(base, schedule)).toBeNull();
  });
});
