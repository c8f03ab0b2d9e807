import { walkToBase, type Base } from './base';
import { markedJourney, type TextEdit } from './marked-journey';
import { Run, type Failure } from './run';
import { drawSchedule, type Schedule } from './schedule';
import { shrink } from './shrink';

export { Run };

/** A schedule that went wrong. */
export interface Fallen {
  readonly seed: number;
  readonly schedule: Schedule;
  readonly failure: Failure;
}

/** @param edits Changes to the configuration that is played. */
export const prepare = (edits: readonly TextEdit[] = []): Promise<Base> =>
  walkToBase(markedJourney(edits));

export const play = (base: Base, schedule: Schedule): Promise<Failure | null> =>
  new Run(base, schedule).play();

/** Plays seeds in order, until so many have fallen. */
export async function playSeeds(
  base: Base,
  { from = 0, count, enough = count }: { from?: number; count: number; enough?: number },
): Promise<readonly Fallen[]> {
  const fallen: Fallen[] = [];
  for (let seed = from; seed < from + count && fallen.length < enough; seed += 1) {
    const schedule = drawSchedule(seed);
    const failure = await play(base, schedule);
    if (failure !== null) fallen.push({ seed, schedule, failure });
  }
  return fallen;
}

const ruleOf = ({ failures }: Failure): string => failures[0]?.split(' ')[0] ?? '';

/** The smallest schedule that breaks the same rule. */
export async function smallest(
  base: Base,
  { schedule, failure }: Fallen,
  most?: number,
): Promise<Schedule> {
  const rule = ruleOf(failure);
  return shrink(
    schedule,
    async (smaller) => {
      const fails = await play(base, smaller);
      return fails !== null && ruleOf(fails) === rule;
    },
    most,
  );
}
