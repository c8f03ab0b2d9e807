import type { Failure } from './run';
import { drawSchedule, type Schedule } from './schedule';
import { shrink } from './shrink';
import type { Simulator } from './simulator';

/** A schedule that went wrong. */
export interface Fallen {
  readonly seed: number;
  readonly schedule: Schedule;
  readonly failure: Failure;
}

type Play = Pick<Simulator, 'play' | 'width'>;

/** Plays seeds in order, as many at a time as there is room for, until so many have fallen. */
export async function playSeeds(
  { play, width }: Play,
  {
    from = 0,
    count,
    enough = count,
    counts = () => Promise.resolve(true),
  }: {
    readonly from?: number;
    readonly count: number;
    readonly enough?: number;
    /** Whether it counts that this one fell. */
    readonly counts?: (fallen: Fallen) => Promise<boolean>;
  },
): Promise<readonly Fallen[]> {
  const fallen: Fallen[] = [];
  let next = from;
  const go = async (): Promise<void> => {
    while (next < from + count && fallen.length < enough) {
      const seed = next;
      next += 1;
      const schedule = drawSchedule(seed);
      const failure = await play(schedule);
      const one = failure === null ? null : { seed, schedule, failure };
      if (one !== null && (await counts(one))) fallen.push(one);
    }
  };
  await Promise.all(Array.from({ length: width }, go));
  return fallen.toSorted((one, other) => one.seed - other.seed);
}

/** The rules of the oracle that were broken at that moment. */
export const rulesOf = ({ failures }: Failure): readonly string[] => [
  ...new Set(failures.map((failure) => failure.split(' ')[0] ?? '')),
];

/** The smallest schedule that breaks the same rule, or falls as `counts` says. */
export async function smallest(
  { play }: Pick<Simulator, 'play'>,
  { schedule, failure }: Pick<Fallen, 'schedule' | 'failure'>,
  {
    most,
    counts = (_smaller, fails) => Promise.resolve(rulesOf(fails)[0] === rulesOf(failure)[0]),
  }: {
    /** How many are tried. */
    readonly most?: number;
    readonly counts?: (smaller: Schedule, fails: Failure) => Promise<boolean>;
  } = {},
): Promise<Schedule> {
  return shrink(
    schedule,
    async (smaller) => {
      const fails = await play(smaller);
      return fails !== null && (await counts(smaller, fails));
    },
    most,
  );
}
