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

type Changes = readonly Cursor<ChangeSource>[];

const known = new WeakMap<
  Sources,
  { readonly each: Changes; readonly lists: readonly Changes[] }
>();

/** Every change that anything makes. */
export const changesOf = (sources: Sources, context: Context): Changes =>
  changesIn(sources, context).each;

/** The same by what makes them, in the order in which they are made. */
export const listsOfChanges = (sources: Sources, context: Context): readonly Changes[] =>
  changesIn(sources, context).lists;

function changesIn(
  sources: Sources,
  context: Context,
): { readonly each: Changes; readonly lists: readonly Changes[] } {
  const met = known.get(sources);
  if (met !== undefined) return met;
  const lists = collect(sources, context);
  // Variants share what they leave as it is.
  const found = { each: [...new Set(lists.flat())], lists };
  known.set(sources, found);
  return found;
}

function collect(sources: Sources, context: Context): readonly Changes[] {
  const { symbols } = context;
  const changesIn = (name: Cursor<string>): Changes =>
    items(symbols.bundles.get(name.value)?.find('changes') ?? null);
  const found: Changes[] = [...new Set(reactionsOf(sources, context))].map((each) => [
    each,
    ...oneOrMore<string>(each.find('apply')).flatMap(changesIn),
  ]);
  const add = (changes: Cursor<ChangesSource> | null): void => {
    found.push(oneOrMore<ChangeSource>(changes));
  };
  for (const complete of new Set(symbols.units.map(({ section }) => section.find('complete'))))
    add(complete);
  for (const bundle of sources.bundles) found.push(items(bundle.at('changes')));
  for (const sequence of sources.sequences) {
    add(sequence.find('first'));
    add(sequence.find('then'));
    for (const step of items(sequence.at('steps'))) {
      add(step.find('then'));
      for (const failure of items(step.find('onFailure'))) add(failure.find('then'));
    }
  }
  for (const commit of sources.commits) add(commit.find('then'));
  return found;
}
