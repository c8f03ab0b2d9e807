/** Random households that live through two journeys, and what differs. */
import { drawOf, homeOf } from '../../walks/draw-home';
import type { Difference } from './differences';
import { Household } from './household';
import type { Visit } from './journeys';
import type { Event } from '../../semantics/subject';

/** Enough for half of them to come to the sign-up. */
const deeds = 60;

export interface Found extends Difference {
  readonly seed: number;
  /** What happened last, and how many events before it. */
  readonly after: Event;
  readonly events: number;
}
export interface Lived {
  readonly found: readonly Found[];
  /** What of the named was met. */
  readonly met: ReadonlySet<Named>;
  readonly events: number;
  /** Households by the step on which they were left. */
  readonly steps: Readonly<Record<string, number>>;
}

/** What is otherwise on purpose, and why. */
export interface Named {
  readonly where: RegExp;
  readonly why: string;
  /** The two have nothing in common any more: a household that meets it is left. */
  readonly leaves?: boolean;
}
interface Leaving {
  readonly named?: readonly Named[];
  /** A household is left when it comes to this step. */
  readonly until?: string;
}

const leads = ({ where, leaves = false }: Named, met: string): boolean => leaves && where.test(met);

/** Lives through it with each seed; of a household that differs the first event that does. */
export function lived(
  visits: readonly [Visit, Visit],
  seeds: Iterable<number>,
  { named = [], until }: Leaving = {},
): Lived {
  const found: Found[] = [];
  const met = new Set<Named>();
  const steps: Record<string, number> = {};
  let events = 0;
  const isNamed = ({ where }: Difference): boolean => {
    const one = named.find((each) => each.where.test(where));
    if (one !== undefined) met.add(one);
    return one !== undefined;
  };
  for (const seed of seeds) {
    const draw = drawOf(seed);
    const life = { isOver: false };
    const household = new Household(visits, homeOf(draw), draw, (all, { log, step }) => {
      const [after] = log.slice(-1);
      life.isOver ||= step === until;
      if (life.isOver || after === undefined) return;
      const others = all.filter((one) => !isNamed(one));
      const leaving = named.find((each) => all.some(({ where }) => leads(each, where)));
      if (leaving !== undefined) {
        met.add(leaving);
        life.isOver = true;
        return;
      }
      life.isOver = others.length > 0;
      found.push(...others.map((one) => ({ ...one, seed, after, events: log.length - 1 })));
    });
    for (let left = deeds; left > 0 && !life.isOver; left -= 1) household.deed();
    events += household.log.length;
    steps[household.step] = (steps[household.step] ?? 0) + 1;
  }
  return { found, met, events, steps };
}
