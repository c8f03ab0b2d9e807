import { playSeeds, rulesOf, smallest, type Fallen } from '../simulator/play-seeds';
import type { Failure } from '../simulator/run';
import type { Schedule } from '../simulator/schedule';
import type { Simulator } from '../simulator/simulator';
import { simulatorWith, type Mutant } from './run-in';

/** How a mutant was noticed. */
export interface Measured {
  readonly id: string;
  /** Seeds that were played. */
  readonly played: number;
  /** Those that fell by one of its rules, and hold without it. */
  readonly fallen: number;
  /** Its rules that noticed it. */
  readonly rules: readonly string[];
  /** Rules of those that fell by other rules alone, and hold without it. */
  readonly others: readonly string[];
  /** The smallest schedule that fell; null when none did. */
  readonly smallest: Schedule | null;
}

/**
 * Plays seeds over one mutant until so many have fallen, and shrinks the smallest.
 * @param sound The simulator without the mutant.
 */
export async function measure(
  sound: Simulator,
  mutant: Mutant & { readonly caughtBy: readonly string[] },
  { seeds, enough, tries }: { seeds: number; enough: number; tries: number },
): Promise<Measured> {
  const worse = await simulatorWith(mutant);
  const its = (failure: Failure): readonly string[] =>
    rulesOf(failure).filter((rule) => mutant.caughtBy.includes(rule));
  const holdsWithout = async (schedule: Schedule): Promise<boolean> =>
    (await sound.play(schedule)) === null;
  const others: string[] = [];
  try {
    const fallen = await playSeeds(worse, {
      count: seeds,
      enough,
      counts: async ({ schedule, failure }) => {
        const isDue = await holdsWithout(schedule);
        const isIts = its(failure).length > 0;
        if (isDue && !isIts) others.push(...rulesOf(failure));
        return isDue && isIts;
      },
    });
    const [first] = fallen.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    return {
      id: mutant.id,
      played: fallen.length < enough ? seeds : (fallen.at(-1)?.seed ?? 0) + 1,
      fallen: fallen.length,
      rules: [...new Set(fallen.flatMap(({ failure }) => its(failure)))].sort(),
      others,
      smallest:
        first === undefined
          ? null
          : await smallest(worse, first, {
              most: tries,
              counts: async (schedule, failure) =>
                its(failure).length > 0 && (await holdsWithout(schedule)),
            }),
    };
  } finally {
    await worse.close();
  }
}

/** Deeds, tabs and faults of a schedule. */
export const sizeOf = ({ schedule }: Pick<Fallen, 'schedule'>): number =>
  schedule.deeds.length +
  schedule.tabs.length +
  Object.values(schedule.faults)
    .flat()
    .filter((one) => one !== null).length;
