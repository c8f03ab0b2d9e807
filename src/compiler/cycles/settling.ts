import type { Cause, Deed } from './causes';
import { areRelated } from '../../rules';
import { components } from './components';

/** A deed of one cause that makes another fire. */
export interface Link {
  readonly from: Cause;
  readonly to: Cause;
  readonly deed: Deed;
  /** What the other hears it as. */
  readonly heard: string;
}

export interface Settling {
  /** Links that may be gone through for ever, group by group; empty where all settles. */
  readonly endless: readonly (readonly Link[])[];
  /** Most rounds that follow each other because of one change; of what is endless, one for the group. */
  readonly rounds: number;
}

/**
 * Whether what these causes set off in each other comes to its end.
 *
 * What goes on for ever goes on in one group of causes that all lead to each other. A path at which all
 * of the group leave the same constant changes there once and then no more, so what is endless can do
 * without it: its links are left out and the rest is looked at again. What `when` says is not looked at.
 */
export function settling(
  causes: readonly Cause[],
  links: readonly Link[] = linksOf(causes),
): Settling {
  const endless: (readonly Link[])[] = [];
  const following = new Map<Cause, Link[]>();
  for (const link of links) following.set(link.from, [...(following.get(link.from) ?? []), link]);
  const after = new Map<Cause, number>();
  let most = 0;
  for (const group of components(
    causes,
    (cause) => following.get(cause)?.map(({ to }) => to) ?? [],
  )) {
    const members = new Set(group);
    const leaving = group.flatMap((cause) => following.get(cause) ?? []);
    const inside = leaving.filter(({ to }) => members.has(to));
    let own = 1;
    if (inside.length > 0) {
      const open = inside.filter(({ heard }) => !settles(heard, group));
      if (open.length === inside.length) endless.push(inside);
      else {
        const rest = settling(group, open);
        endless.push(...rest.endless);
        const paths = new Set(
          inside.filter((link) => !open.includes(link)).map(({ heard }) => heard),
        );
        own = rest.rounds * (paths.size + 1);
      }
    }
    const next = leaving.filter(({ to }) => !members.has(to)).map(({ to }) => after.get(to) ?? 0);
    const rounds = own + Math.max(0, ...next);
    for (const cause of group) after.set(cause, rounds);
    most = Math.max(most, rounds);
  }
  return { endless, rounds: most };
}

/** Every deed with each cause that hears it. */
function linksOf(causes: readonly Cause[]): readonly Link[] {
  // Many deeds, and few paths that anybody hears.
  const hearers = new Map<string, Cause[]>();
  for (const cause of causes)
    for (const heard of cause.hears) hearers.set(heard, [...(hearers.get(heard) ?? []), cause]);
  const links: Link[] = [];
  for (const from of causes)
    for (const deed of from.does)
      for (const [heard, all] of hearers)
        if (areRelated(heard, deed.touches))
          for (const to of all) links.push({ from, to, deed, heard });
  return links;
}

/** Whatever the group does there, it leaves the same: once it has, nothing changes there. */
function settles(heard: string, group: readonly Cause[]): boolean {
  const deeds = group.flatMap(({ does }) =>
    does.filter(({ touches }) => areRelated(heard, touches)),
  );
  const [first] = deeds;
  return deeds.every(
    ({ touches, leaves }) =>
      leaves !== null && leaves === first?.leaves && touches === first.touches,
  );
}
