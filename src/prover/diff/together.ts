import { placeText, type Origins, type Place } from '../../journey';
import { tally } from '../diagrams/ways';
import type { Prover } from '../prover';
import type { Counts, Difference, Example, Shown } from './difference';
import { exampleOf } from './examples';
import { textOf } from './formula';
import type { Found } from './found';

export interface Sites {
  readonly before: Origins | null;
  readonly after: Origins | null;
}

interface Together {
  readonly differences: readonly Difference[];
  readonly notReplayed: number;
}

/**
 * Differences as they are told: what is written once and stands in many places is one, and so is what is
 * otherwise of one part for the same households.
 */
export function together(
  found: readonly Found[],
  sides: readonly [Prover, Prover],
  sites: Sites,
): Together {
  let notReplayed = 0;
  const differences = gathered(found, (each) => siteOf(each, sites)).map((group): Difference => {
    const made = differenceOf(group, sides);
    if (group[0]?.extent != null && made.examples.length === 0) notReplayed += 1;
    return made;
  });
  return { differences: aspects(differences), notReplayed };
}

function gathered<T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function siteOf(
  { says, change, kinds, before, after, places, because }: Found,
  sites: Sites,
): string {
  const at = (place: Place | null, origins: Origins | null): string => {
    if (place === null) return '';
    const origin = origins?.at(place) ?? null;
    return origin === null || !origin.written
      ? placeText(place)
      : `${origin.file} ${origin.pointer}`;
  };
  return JSON.stringify([
    ...[says, change, kinds, shownText(before), shownText(after), because],
    ...[at(places.before, sites.before), at(places.after, sites.after)],
  ]);
}

const shownText = (shown: Shown): string =>
  shown.is === 'condition' || shown.is === 'value' ? textOf(shown.of) : JSON.stringify(shown);

function differenceOf(group: readonly Found[], sides: readonly [Prover, Prover]): Difference {
  const [first] = group;
  if (first === undefined) throw new Error('a group of nothing');
  const { kinds, what, says, change, before, after, places, because, hangsOn } = first;
  return {
    ...{ kinds, what, change, before, after, places, because, hangsOn },
    says: says === '' ? [] : [says],
    also: [...new Set(group.slice(1).map((each) => each.what))],
    inside: first.inside,
    counts: countsOf(group, sides),
    examples: examplesOf(first, sides),
    keys: group.map(({ key }) => key),
  };
}

/** Of all places together: a household is in one of the variants alone. */
function countsOf(group: readonly Found[], [prover]: readonly [Prover, Prover]): Counts | null {
  const extents = group.flatMap(({ extent }) => (extent === null ? [] : [extent]));
  if (extents.length === 0) return null;
  const { diagrams } = prover;
  return prover.attempt(() => {
    const some = (of: 'gained' | 'lost') =>
      extents.reduce((so, each) => diagrams.or(so, each[of]), diagrams.no);
    const deciding = extents.flatMap(({ of }) => of);
    const gained = tally(diagrams, some('gained'), ...deciding);
    const lost = tally(diagrams, some('lost'), ...deciding);
    return { gained: gained.holding, lost: lost.holding, combinations: gained.combinations };
  });
}

function examplesOf(
  { extent, before, after }: Found,
  sides: readonly [Prover, Prover],
): readonly Example[] {
  if (extent === null) return [];
  const isCondition = before.is === 'condition' || after.is === 'condition';
  const { no } = sides[0].diagrams;
  return [extent.gained, extent.lost].flatMap((node) => {
    const example = node === no ? null : exampleOf(sides, node, extent, isCondition);
    return example === null ? [] : [example];
  });
}

/** What is otherwise of the same parts for the same households is said in one. */
function aspects(differences: readonly Difference[]): readonly Difference[] {
  const key = (each: Difference): string =>
    each.counts === null || each.change !== 'changed'
      ? JSON.stringify(each.keys)
      : JSON.stringify([
          // Of one part: what stands in a key before its facet.
          each.keys[0]?.split('#')[0] ?? '',
          each.also,
          [...each.kinds].includes('consents'),
          each.counts,
          each.examples.map(({ household }) => household),
        ]);
  return gathered(differences, key).map((group): Difference => {
    const [first, ...more] = group;
    if (first === undefined || more.length === 0) return first ?? missing();
    const own = group.find(({ because }) => because.length === 0) ?? first;
    return {
      ...own,
      kinds: [...new Set(group.flatMap(({ kinds }) => kinds))],
      says: group.flatMap(({ says }) => says),
      keys: group.flatMap(({ keys }) => keys),
    };
  });
}

function missing(): never {
  throw new Error('a group of nothing');
}
