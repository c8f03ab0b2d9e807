/** Random traces of one seed: what of them differs. */
import fc from 'fast-check';
import { live, perJourney, type Told } from './households';

/**
 * The first that differs, shrunk, as a case to pin; null where none of so many does.
 * @param told hears of each trace over which both agree.
 */
export function firstDifference(
  seed: number,
  traces: number,
  told: Told = () => undefined,
): Error | null {
  // Not asserted: fast-check would print the whole stream of numbers.
  const { failed, errorInstance } = fc.check(
    fc.property(fc.infiniteStream(fc.nat()), (stream) => {
      live(() => Number(stream.next().value), told);
    }),
    { seed, numRuns: traces / perJourney, endOnFailure: true },
  );
  if (!failed) return null;
  return errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
}
