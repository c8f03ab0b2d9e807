/** Random traces as a test: two files run one half each, on a core of its own. */
import { expect, it } from 'vitest';
import { runs } from '../../full';
import { builtLived } from './built-lived';
import { Counts } from './counted';

const traces = runs(1000, 50_000);

/** @param seed of the half. */
export function agree(seed: number): void {
  const counts = new Counts();
  it(`agree on ${traces} random traces, seed ${seed}`, async () => {
    const { firstDifference } = await builtLived();
    const difference = firstDifference(seed, traces, (program, moments) => {
      counts.add(program, moments);
    });
    if (difference) throw difference;
  }, 7_200_000);

  it('are made of every kind of event, every key of the language and every operator', () => {
    expect(counts.table().filter(([, share]) => share === 0)).toEqual([]);
  });
}
