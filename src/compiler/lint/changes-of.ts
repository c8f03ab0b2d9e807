import type { ChangesSource, ChangeSource, ReactionSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import type { Context } from '../context';

/** Every reaction of a section or a step. */
export const reactionsOf = (
  { steps }: Sources,
  { symbols }: Context,
): readonly Cursor<ReactionSource>[] => [
  ...symbols.units.flatMap(({ section }) => items(section.find('reactions'))),
  ...steps.flatMap((step) => items(step.find('reactions'))),
];

const known = new WeakMap<Sources, readonly Cursor<ChangeSource>[]>();

/** Every change that anything makes. */
export function changesOf(sources: Sources, context: Context): readonly Cursor<ChangeSource>[] {
  const changes = known.get(sources) ?? collect(sources, context);
  known.set(sources, changes);
  return changes;
}

function collect(sources: Sources, context: Context): readonly Cursor<ChangeSource>[] {
  const found: Cursor<ChangeSource>[] = [...reactionsOf(sources, context)];
  const add = (changes: Cursor<ChangesSource> | null): void => {
    found.push(...oneOrMore<ChangeSource>(changes));
  };
  for (const { section } of context.symbols.units) add(section.find('complete'));
  for (const bundle of sources.bundles) found.push(...items(bundle.at('changes')));
  for (const sequence of sources.sequences) {
    add(sequence.find('first'));
    add(sequence.find('then'));
    for (const step of items(sequence.at('steps'))) {
      add(step.find('then'));
      for (const failure of items(step.find('onFailure'))) add(failure.find('then'));
    }
  }
  for (const commit of sources.commits) add(commit.find('then'));
  // Variants share what they leave as it is.
  return [...new Set(found)];
}
