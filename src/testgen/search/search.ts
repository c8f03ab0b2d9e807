import type { Prover } from '../../prover';
import type { Corpus, Start } from '../play/corpus';
import type { Playground, Reached } from '../play/playground';
import type { Trail } from '../play/trail';
import { keyOf } from '../play/trail';
import { aimsOf, type Aim } from './aim';
import type { Pursuit } from './pursue';

/** A way that was found, and all that is reached on it. */
export interface Found {
  readonly trail: Trail;
  readonly reached: Reached;
}

/** Why nobody reaches a goal. */
export type Obstacle = 'never' | 'notPlayed' | 'tooLarge';

export interface Searched {
  readonly found: readonly Found[];
  /** By the index of the goal. */
  readonly left: ReadonlyMap<number, Obstacle>;
}

/** How hard it is tried. */
export interface Effort {
  /** Places on ways of the scenarios that are looked at for each goal. */
  readonly looked: number;
  /** Those of them from which somebody sets out. */
  readonly tried: number;
  /** Places of a rule that stands in several variants. */
  readonly sites: number;
}

/** Of those that are equally far. */
const mostAlike = 3;

export const usualEffort: Effort = { looked: 40, tried: 5, sites: 6 };

/** Looks for a way to each goal that is not reached yet. What is reached in passing counts. */
export function search(
  playground: Playground,
  { starts }: Pick<Corpus, 'starts'>,
  before: Reached,
  { prover, pursuit }: { readonly prover: Prover; readonly pursuit: Pursuit },
  effort: Effort = usualEffort,
): Searched {
  const found: Found[] = [];
  const left = new Map<number, Obstacle>();
  const reached = new Set(before);
  const waypoints = starts.filter(({ trail }) => trail.deeds.length === 0);
  for (const [goal, of] of playground.goals.entries()) {
    if (reached.has(goal)) continue;
    const aims = aimsOf(prover, of);
    if (aims.length === 0) {
      left.set(goal, 'never');
      continue;
    }
    const family = familyOf(playground, goal);
    const near = evenly(
      starts.filter(({ play }) => family.some((each) => play.has(each))),
      effort.looked,
    );
    const all = [...near, ...evenly(waypoints, effort.looked)];
    const tries = nearestFirst(aims.slice(0, effort.sites), all, pursuit);
    const way = firstWay(fromAllDistances(tries, effort.tried), goal, pursuit);
    const played = way === null ? null : playground.play(way);
    if (way === null || played?.world == null || !played.seen.has(goal)) {
      left.set(goal, aims.some(({ node }) => node === null) ? 'tooLarge' : 'notPlayed');
      continue;
    }
    const shown = shownFrom(playground, pursuit, way, goal);
    found.push({ trail: shown, reached: playground.play(shown).seen });
    for (const each of played.seen) {
      reached.add(each);
      left.delete(each);
    }
  }
  return { found, left };
}

/** The way as far as it can be seen what it is about, where that is so still. */
function shownFrom(playground: Playground, pursuit: Pursuit, way: Trail, goal: number): Trail {
  const of = playground.goals[goal];
  const [site] = of?.sites ?? [];
  if (of === undefined || site === undefined || of.holds === null) return way;
  const shown = pursuit.shown(
    way,
    site,
    ({ world }) => world.engine.evaluate(world.state, site.rule) === of.holds,
  );
  return playground.play(shown).seen.has(goal) ? shown : way;
}

/** Goals of the same rule. */
function familyOf({ goals }: Playground, goal: number): readonly number[] {
  const sites = goals[goal]?.sites;
  return goals.flatMap((each, index) => (each.sites[0] === sites?.[0] ? [index] : []));
}

/** So many tries, no more than a few of which set out from equally far. */
function fromAllDistances(tries: readonly Try[], most: number): readonly Try[] {
  const counts = new Map<number, number>();
  const few = tries.filter(({ distance }) => {
    const count = counts.get(distance) ?? 0;
    counts.set(distance, count + 1);
    return count < mostAlike;
  });
  return few.slice(0, most);
}

interface Try {
  readonly aim: Aim;
  readonly start: Start;
  readonly distance: number;
}

function firstWay(tries: readonly Try[], goal: number, pursuit: Pursuit): Trail | null {
  for (const { aim, start } of tries) {
    const way = pursuit.from(start, aim, goal);
    if (way !== null) return way;
  }
  return null;
}

function nearestFirst(
  aims: readonly Aim[],
  starts: readonly Start[],
  pursuit: Pursuit,
): readonly Try[] {
  const known = new Set<string>();
  return aims
    .flatMap((aim) =>
      starts.map((start) => ({ aim, start, distance: pursuit.distance(aim, start) })),
    )
    .filter(({ distance }) => Number.isFinite(distance))
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        one.start.trail.deeds.length - other.start.trail.deeds.length,
    )
    .filter(({ start }) => {
      const key = keyOf(start.trail);
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** So many of a list, from all over it. */
function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from(
    { length: most },
    (_, index) => list[Math.floor((index * list.length) / most)],
  ).flatMap((each) => (each === undefined ? [] : [each]));
}
