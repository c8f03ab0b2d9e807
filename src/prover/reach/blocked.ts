import { allIn, type Part, type PartOf, type Place } from '../../journey';

/** Something that never comes about, though what it stands in does. */
export interface Blocked {
  readonly what:
    | 'step'
    | 'section'
    | 'question'
    | 'button'
    | 'submit'
    | 'reaction'
    | 'change'
    | 'call'
    | 'dialog';
  readonly name: string;
  readonly part: Part;
  /** The rule that stands in the way, or another key; of the part itself where none alone does. */
  readonly at: Place;
  /** What it waits for, and nothing brings about: paths of answers, `lookups.x`, `commits.x`. */
  readonly waitsFor: readonly string[];
}

/** What a part would bring about if it came about itself: paths of answers, and `lookups.x`. */
export function bringsAbout(part: Part): ReadonlySet<string> {
  const found = new Set<string>();
  const gather = (from: Part): void => {
    if (from.kind === 'field') found.add(from.is.path);
    for (const each of allIn(from, 'field')) found.add(each.is.path);
    for (const { is } of changesUnder(from))
      for (const path of Object.keys(is.set)) found.add(path);
    for (const { is } of allIn(from, 'use')) found.add(`lookups.${is.as}`);
    if (from.kind === 'use') found.add(`lookups.${from.is.as}`);
  };
  gather(part);
  if (part.kind === 'action')
    for (const each of part.owner.parts)
      if (
        each.kind === 'reaction' &&
        each.is.on.kind === 'pressed' &&
        each.is.on.action === part.is.id
      )
        gather(each);
  const sequences = new Set<string>();
  if (part.kind === 'submit') sequences.add(part.is.sequence);
  for (const { is } of changesUnder(part)) if (is.run !== null) sequences.add(is.run);
  for (const each of allIn(rootOf(part), 'sequence')) if (sequences.has(each.is.id)) gather(each);
  return found;
}

const changesUnder = (part: Part): readonly PartOf<'change'>[] =>
  part.kind === 'change' ? [part] : allIn(part, 'change');

const rootOf = (part: Part): Part => (part.owner === null ? part : rootOf(part.owner));
