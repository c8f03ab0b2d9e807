import type { ChangesSource, ChangeSource, ReactionSource } from '../language';
import { entries, items, oneOrMore, type Cursor } from '../source';
import type { Symbols } from '../symbols';
import { under, type Take } from './notes';

const inline = ['set', 'clear', 'untouch', 'call', 'track', 'run', 'goTo', 'leave'] as const;

export function noteChanges(at: Cursor<ChangesSource> | null, take: Take): void {
  oneOrMore<ChangeSource>(at).forEach((change, index) => {
    noteChange(change, under(take, `change:${index}`));
  });
}

function noteChange(at: Cursor<ChangeSource>, take: Take, conditional = true): void {
  take('', at);
  if (conditional) take('when', at.find('when'));
  for (const [path, rule] of entries(at.find('set'))) take(`set:${path}`, rule);
  for (const path of items(at.find('clear'))) take(`clear:${path.value}`, path);
  items(at.find('call')).forEach((use, index) => {
    noteWith(use.find('with'), under(take, `call:${index}`));
    take(`call:${index}`, use);
  });
  take('run', at.find('run'));
  take('goTo', at.find('goTo'));
  take('leave', at.find('leave'));
  take('open', at.find('open'));
}

/** What a call is given. */
export function noteWith(at: Cursor<Readonly<Record<string, unknown>>> | null, take: Take): void {
  for (const [name, rule] of entries(at)) take(`with:${name}`, rule);
}

/** Numbered as the compiler numbers them: what stands in the reaction first, then its bundles. */
export function noteReactions(
  at: Cursor<readonly ReactionSource[]> | null,
  symbols: Symbols,
  outer: Take,
): void {
  items(at).forEach((reaction, index) => {
    const take = under(outer, `reaction:${index}`, reaction.value.source);
    take('', reaction);
    take('on', reaction.find('on'));
    take('when', reaction.find('when'));
    const changes: Cursor<ChangeSource>[] = [];
    if (inline.some((key) => reaction.value[key] !== undefined)) changes.push(reaction);
    for (const name of oneOrMore<string>(reaction.find('apply'))) {
      changes.push(...items(symbols.bundles.get(name.value)?.at('changes') ?? null));
    }
    changes.forEach((change, position) => {
      const part = under(take, `change:${position}`);
      // The condition of a change that stands in the reaction itself is the reaction's.
      noteChange(change, part, change !== reaction);
    });
  });
}
