import type { JsonObject } from '../../engine';
import type { Playground, Reached } from '../play/playground';
import type { Trail } from '../play/trail';

/** So many deeds at most are tried to be left out, from the last one back. */
const mostTried = 24;

/** The same trail without what it does in vain: it still reaches all of `wanted`. */
export function shorten(
  playground: Playground,
  trail: Trail,
  wanted: Reached,
): { readonly trail: Trail; readonly reached: Reached } | null {
  const reaches = (each: Trail): Reached | null => {
    const { world, seen } = playground.play(each);
    return world !== null && [...wanted].every((goal) => seen.has(goal)) ? seen : null;
  };
  let best = trail;
  let reached = reaches(trail);
  if (reached === null) return null;
  const attempt = (shorter: Trail): void => {
    const found = reaches(shorter);
    if (found === null) return;
    best = shorter;
    reached = found;
  };
  for (const key of Object.keys(trail.head)) attempt({ ...best, head: without(best.head, key) });
  if (trail.household !== null && trail.from !== null) attempt({ ...best, household: null });
  const last = best.deeds.length - 1;
  for (let index = last; index >= 0 && index > last - mostTried; index -= 1)
    attempt({ ...best, deeds: best.deeds.filter((_, at) => at !== index) });
  return { trail: best, reached };
}

const without = (head: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(head).filter(([name]) => name !== key));
