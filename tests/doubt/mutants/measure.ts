import type { Failure } from '../simulator/run';
import type { Schedule } from '../simulator/schedule';
import { editsOf, simulatorWith, type Mutant } from './run-in';

/** How a mutant was noticed. */
export interface Measured {
  readonly id: string;
  /** Seeds that were played. */
  readonly played: number;
  readonly fallen: number;
  /** Rules of the oracle that noticed it. */
  readonly rules: readonly string[];
  /** The smallest schedule that fell; null when none did. */
  readonly smallest: Schedule | null;
}

const ruleOf = ({ failures }: Failure): string => failures[0]?.split(' ')[0] ?? '';

/** Plays seeds over one mutant until so many have fallen, and shrinks the first. */
export async function measure(
  mutant: Mutant,
  { seeds, enough, tries }: { seeds: number; enough: number; tries: number },
): Promise<Measured> {
  const { prepare, playSeeds, smallest } = await simulatorWith(mutant);
  const base = await prepare(editsOf(mutant));
  const fallen = await playSeeds(base, { count: seeds, enough });
  const sorted = fallen.toSorted((a, b) => sizeOf(a.schedule) - sizeOf(b.schedule));
  const [first] = sorted;
  return {
    id: mutant.id,
    played: fallen.length < enough ? seeds : (fallen.at(-1)?.seed ?? 0) + 1,
    fallen: fallen.length,
    rules: [...new Set(fallen.map(({ failure }) => ruleOf(failure)))].sort(),
    smallest: first === undefined ? null : await smallest(base, first, tries),
  };
}

const sizeOf = ({ deeds, tabs, faults }: Schedule): number =>
  deeds.length +
  tabs.length +
  Object.values(faults)
    .flat()
    .filter((one) => one !== null).length;
