import { isObject, operationOf, type Json } from '../../rules';
import type { Context } from '../context';
import { Cursor, type SourceFile } from '../source';
import type { Sources } from '../symbols';
import { filesOf } from './files-of';
import { onceFor } from '../source/once-for';

/** What is not the opposite of something is that thing: one `!` may have been meant. */
export function checkNegations(sources: Sources, { report }: Context): void {
  for (const file of filesOf(sources).values())
    for (const at of negatedTwice(file))
      report.add('JC565', at, 'This is not the opposite of a condition: the condition itself.', {
        severity: 'warning',
        help: 'write the condition without either `!`, or with one of them',
      });
}

/** By one file, which brands may leave as it is. */
const negatedTwice = onceFor((file: SourceFile): readonly Cursor<Json>[] => {
  const found: Cursor<Json>[] = [];
  visit(new Cursor<Json>(file.value, file), found);
  return found;
});

/** `isDenied`: what stands around it is a negation of it, which is told already. */
function visit(at: Cursor<Json>, found: Cursor<Json>[], isDenied = false): void {
  const { value } = at;
  const times = negationsIn(value);
  if (times > 1 && times <= deepest && !isDenied) found.push(at);
  if (Array.isArray(value))
    (value as readonly Json[]).forEach((each, index) => {
      if (typeof each === 'object') visit(at.part(index, each), found, isDenied);
    });
  else if (isObject(value))
    for (const [key, each] of Object.entries(value))
      if (typeof each === 'object' && each !== null)
        visit(at.part(key, each), found, times > 0 && key === '!');
}

/** What is nested deeper is told as that. */
const deepest = 32;

/** How often a rule says `!` one after the other. */
function negationsIn(rule: Json): number {
  let [times, within] = [0, rule];
  while (isNegation(within)) {
    times += 1;
    within = operationOf(within)?.given[0] ?? null;
  }
  return times;
}

const isNegation = (value: Json): boolean =>
  isObject(value) && '!' in value && operationOf(value)?.operator === '!';
