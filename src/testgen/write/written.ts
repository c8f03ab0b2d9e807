import type { JsonObject } from '../../engine';
import type { Part } from '../../journey';
import { sectionView, type CoverageGoal, type World } from '../../scenarios';
import { lookAt } from '../play/look';
import { done, type Playground, type Reached } from '../play/playground';
import { folding, writtenAs, type Trail } from '../play/trail';
import { expectedOf, joined, unknown } from './expected';
import type { Made } from './files';
import type { NameOf } from './names';
import { settled } from './settle';

/** A scenario, and all that it reaches. */
export interface Written extends Made {
  readonly reached: Reached;
}

/** After so many deeds: what is reached there for the first time. */
interface Moment {
  readonly after: number;
  readonly world: World;
  readonly goals: readonly CoverageGoal[];
}

/** A trail as a scenario that expects, right where it comes to what it shows, what holds there. */
export function written(
  playground: Playground,
  trail: Trail,
  own: Reached,
  names: NameOf,
): readonly Written[] {
  const goals = [...own].flatMap((index) => playground.goals[index] ?? []);
  const [shown] = goals.toSorted((one, other) => rankOf(one) - rankOf(other));
  const file = shown?.origin?.file;
  const moments = momentsOf(playground, trail, own);
  if (shown === undefined || file === undefined || moments === null) return [];
  const { from, household, ...rest } = writtenAs(trail);
  const scenario = {
    ...{ name: names(shown), generated: true },
    ...(household !== undefined && { household }),
    ...(from !== undefined && { from }),
    ...rest,
    ...movesOf(trail, moments),
  };
  const { world, reached } = playground.playWritten(scenario);
  return world === null ? [] : [{ about: file, scenario, reached }];
}

/** Deeds, with what is expected between them, and at the end. */
function movesOf({ deeds }: Trail, moments: readonly Moment[]): JsonObject {
  const moves: JsonObject[] = [];
  let done = 0;
  let made = 0;
  let end: JsonObject = {};
  for (const { after, world, goals } of moments) {
    moves.push(...folding(deeds.slice(done, after)));
    done = after;
    const since = { ...world, before: { ...world.before, made } };
    made = world.made.length;
    end = expectedIn(since, goals, after === deeds.length);
    if (after < deeds.length && Object.keys(end).length > 0) moves.push({ expect: end });
  }
  return { ...(moves.length > 0 && { do: moves }), expect: end };
}

function expectedIn(world: World, goals: readonly CoverageGoal[], isEnd: boolean): JsonObject {
  const sites = goals.flatMap(({ sites }) => sites.slice(0, 1));
  const seen = sites.filter(({ part, way }) => {
    const section = sectionAround(part);
    if (section === null || (part.kind === 'section' && way[0] !== 'lead')) return true;
    return sectionView(world, section) !== undefined;
  });
  const wanted = seen.map(expectedOf).reduce<JsonObject>(joined, {});
  const where = isEnd ? { step: unknown, verdicts: { step: unknown } } : {};
  return settled(world, joined(where, wanted));
}

function sectionAround(part: Part): string | null {
  let at: Part | null = part;
  while (at !== null && at.kind !== 'section') at = at.owner;
  return at === null ? null : at.is.id;
}

/** null where it is not played to its end. The last one is the end, whatever is reached there. */
function momentsOf(playground: Playground, trail: Trail, own: Reached): readonly Moment[] | null {
  const start = playground.play({ ...trail, deeds: [] });
  if (start.world === null) return null;
  const told = new Set([...start.seen].filter((goal) => own.has(goal) && trail.deeds.length > 0));
  const moments: Moment[] = [];
  const heard = playground.listen();
  let world = playground.fresh(start.world);
  lookAt(world);
  const note = (after: number): void => {
    const fresh = [...heard].filter((goal) => own.has(goal) && !told.has(goal));
    for (const goal of fresh) told.add(goal);
    if (fresh.length > 0 || after === trail.deeds.length)
      moments.push({ after, world, goals: fresh.flatMap((goal) => playground.goals[goal] ?? []) });
  };
  if (trail.deeds.length === 0) note(0);
  for (const [index, deed] of trail.deeds.entries()) {
    const next = done(world, deed);
    if (next === null) return null;
    world = next;
    lookAt(world);
    note(index + 1);
  }
  return moments;
}

/** What people see says more than what is worked out beneath it. */
function rankOf({ kind, sites }: CoverageGoal): number {
  const [site] = sites;
  const isDrawn = site !== undefined && site.part.kind !== 'journey' && site.part.kind !== 'call';
  return (kind === 'outcome' ? 0 : kind === 'branch' ? 2 : 4) + (isDrawn ? 0 : 1);
}
