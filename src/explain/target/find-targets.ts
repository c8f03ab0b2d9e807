import type { CompiledJourney, CompiledSection } from '../../journey';
import { allTargets } from './all-targets';
import { sectionOf, type Target } from './target';

/**
 * What a name stands for: several where a name is used twice, or a section has variants.
 * Of the variants, `isInForce` says which one is meant.
 */
export function findTargets(
  journey: CompiledJourney,
  name: string,
  isInForce: (section: CompiledSection) => boolean,
): readonly Target[] {
  const found = allTargets(journey)
    .filter(({ names }) => names.includes(name))
    .map(({ target }) => ({ target, section: sectionOf(target)?.is ?? null }));
  const sections = found.flatMap(({ section }) => section ?? []);
  const chosen = sections.find(isInForce) ?? sections[0];
  return [
    // A field and a notice of the same name are both meant; two variants of a field are one.
    ...found.filter(({ section }) => section !== null && section === chosen),
    ...found.filter(({ section }) => section === null),
  ].map(({ target }) => target);
}

/** Every name that can be asked for, the short ones. */
export const targetNames = (journey: CompiledJourney): readonly string[] => [
  ...new Set(allTargets(journey).flatMap(({ names }) => names.slice(0, 1))),
];
