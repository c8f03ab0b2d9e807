/** Random traces as a test: two files run one half each, on a core of its own. */
import { expect, it } from 'vitest';
import { runs } from '../../full';
import { builtLived } from './built-lived';
import { count, type Counts } from './counted';
import { everything } from './language';

const traces = runs(1000, 50_000);
const lived = runs<typeof builtLived>(() => import('./lived'), builtLived);

/** @param seed of the half. */
export function agree(seed: number): void {
  const counts: Counts = new Map();
  it(`agree on ${traces} random traces, seed ${seed}`, async () => {
    const { firstDifference } = await lived();
    const difference = firstDifference(seed, traces, (trace) => {
      count(counts, trace);
    });
    if (difference) throw difference;
  }, 7_200_000);

  it('are made of every kind of event, every key of the language and every operator', () => {
    if (process.env['TRACES_COUNTS'] === '1')
      for (const [name, times] of [...counts].toSorted(([, a], [, b]) => a - b))
        process.stdout.write(`${times} ${name}\n`);
    expect(everything.filter((name) => !counts.has(name))).toEqual([]);
  });
}
