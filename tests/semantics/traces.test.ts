/**
 * The engine and the interpreter on random journeys and random events: whatever is observed after an
 * event is the same. What differs is a fault of the one, the other, or the text (README, Random traces).
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../full';
import { count, type Counts } from './traces/counted';
import { live, perJourney } from './traces/households';
import { rare } from './traces/rare';

const seed = 20260115;
const traces = runs(2000, 100_000);
const counts: Counts = new Map();

it(`agree on ${traces} random traces, seed ${seed}`, () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (stream) => {
      live(
        () => Number(stream.next().value),
        (trace) => {
          count(counts, trace);
        },
      );
    }),
    { seed, numRuns: traces / perJourney, endOnFailure: true },
  );
}, 3_600_000);

it('are made of every kind of event and every key of the language', () => {
  const missing = rare.everything.filter((name) => !counts.has(name));
  expect(missing).toEqual(rare.never);
});
