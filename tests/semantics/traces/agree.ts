/** Random traces as a test: two files run one half each, on a core of its own. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../full';
import { count, type Counts } from './counted';
import { live, perJourney } from './households';
import { everything } from './language';

const traces = runs(1000, 50_000);

/** @param seed of the half. */
export function agree(seed: number): void {
  const counts: Counts = new Map();
  it(`agree on ${traces} random traces, seed ${seed}`, () => {
    // Not asserted: fast-check would print the whole stream of numbers.
    const { errorInstance } = fc.check(
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
    if (errorInstance instanceof Error) throw errorInstance;
    expect(errorInstance).toBeNull();
  }, 7_200_000);

  it('are made of every kind of event, every key of the language and every operator', () => {
    if (process.env['TRACES_COUNTS'] === '1')
      for (const [name, times] of [...counts].toSorted(([, a], [, b]) => a - b))
        process.stdout.write(`${times} ${name}\n`);
    expect(everything.filter((name) => !counts.has(name))).toEqual([]);
  });
}
