import type { CompiledJourney } from '../../journey';
import { allTargets } from './all-targets';
import type { Target } from './target';

/**
 * What a name stands for: several where a name is used twice, or a section has variants.
 * Of the variants, `isInForce` says which one is meant.
 */
export function findTargets(
  journey: CompiledJourney,
  name: string,
  isInForce: (section: Extract<Target, { kind: 'section' }>['section']) => boolean,
): readonly Target[] {
  const found = allTargets(journey)
    .filter(({ names }) => names.includes(name))
    .map(({ target }) => target);
  const inSections = found.filter((target) => 'section' in target);
  const chosen = inSections.find((target) => isInForce(target.section)) ?? inSections[0];
  const others = found.filter((target) => !('section' in target));
  // A field and a notice of the same name are both meant; two variants of a field are one.
  const alike = inSections.filter(({ section }) => section === chosen?.section);
  return [...alike, ...others];
}

/** Every name that can be asked for, the short ones. */
export const targetNames = (journey: CompiledJourney): readonly string[] => [
  ...new Set(allTargets(journey).flatMap(({ names }) => names.slice(0, 1))),
];
