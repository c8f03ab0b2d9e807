// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import { playsDrawn, troublesOf } from './play/drawn-plays';
import { openWorld, type World } from './play/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

/** `MUTATED=1000` plays so many; `MUTATED_SEED=5` draws others than those of every day. */
const { MUTATED: asked, MUTATED_SEED: seed = '20261124' } = process.env;
const many = asked === undefined ? runs(15, 10_000) : Number(asked);

/** So many are drawn at once, by a seed of their own. */
const atOnce = 100;
const draws = Array.from({ length: Math.ceil(many / atOnce) }, (_, index) => ({
  seed: Number(seed) + index,
  numRuns: Math.min(atOnce, many - index * atOnce),
}));

describe('an answer of the partner that is changed in any way, or made of what the contract says', () => {
  it.each(draws)(
    'never breaks the page, loses no answer, and shows nothing as no person writes (seed $seed)',
    async (draw) => {
      const found: string[] = [];
      for (const [index, play] of fc.sample(playsDrawn, draw).entries()) {
        const problems = await troublesOf(world.player, play).catch((error: unknown) => [
          `cannot be played: ${String(error)}`,
        ]);
        if (problems.length > 0)
          found.push(
            [`${String(index)}, ${play.call.id}`, play.drawn.how, ...problems].join('\n  '),
          );
      }
      expect(found).toEqual([]);
    },
    patiently(120_000),
  );
});
