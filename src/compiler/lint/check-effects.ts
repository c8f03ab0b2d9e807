import { pathOf } from '../../rules';
import type { Context } from '../context';
import type { ChangeSource } from '../language';
import { entries, items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** Keys that say when, why and where, and not what happens. */
const circumstances = new Set(['on', 'when', 'because', 'source', 'description', '$schema']);

/** A reaction or a change that does nothing was meant to do something. */
export function checkEffects(sources: Sources, context: Context): void {
  for (const change of changesOf(sources, context)) {
    for (const [path, rule] of entries(change.find('set')))
      if (pathOf(rule.value) === path)
        context.report.add('JC518', rule, `\`${path}\` is set to what it is.`, {
          severity: 'warning',
          key: true,
          help: 'name the answer that it is to have, or leave it out',
        });
    for (const cleared of items(change.find('clear')))
      if (cleared.value in (change.value.set ?? {}))
        context.report.add('JC518', cleared, `\`${cleared.value}\` is set by the same change.`, {
          severity: 'warning',
          help: 'what is cleared is cleared first, so this does nothing: leave one of the two out',
        });
    if (
      Object.entries(change.value).some(
        ([key, value]) => !circumstances.has(key) && !isEmpty(value),
      )
    )
      continue;
    report(change, context);
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** At what is empty, where one thing alone is. */
function report(at: Cursor<ChangeSource>, context: Context): void {
  const [empty, ...others] = Object.entries(at.value).filter(([key]) => !circumstances.has(key));
  const place = empty === undefined || others.length > 0 ? at : at.part(empty[0], empty[1]);
  context.report.add('JC518', place, 'Nothing happens here.', {
    help: 'say what it sets, clears, calls or tracks, or remove it',
  });
}
