import type { Rule } from '../../engine';
import {
  joinPath,
  nameUnder,
  operationOf,
  operatorOf,
  pathOf,
  readsAround,
  rootOf,
} from '../../rules';
import type { Context } from '../context';
import type { Cursor } from '../source';
import { offeredShape } from '../wire';
import type { Place } from './place';
import type { Scope } from './scope';

/**
 * Where the items of a list are kept, through facts, and through those of them for which something
 * holds; null where nothing is known of it.
 */
export function pathOfItems(
  rule: Rule,
  context: Context,
  met: ReadonlySet<string> = new Set(),
): string | null {
  const path = pathOf(rule);
  if (path === null) {
    const { operator = '', given: [list = null] = [] } = operationOf(rule) ?? {};
    const isChosen = operatorOf(operator)?.each === true;
    return isChosen ? pathOfItems(list, context, met) : null;
  }
  const fact = nameUnder('facts', path);
  if (fact === null) return path;
  // A circle is reported elsewhere; here it only must end.
  if (path !== joinPath('facts', fact) || met.has(path)) return null;
  const { value = null } = context.symbols.facts.get(fact) ?? {};
  return pathOfItems(value, context, new Set([...met, path]));
}

/** Where a condition is read that is asked of each item of a list. */
export function placeOfItem(list: Rule, place: Place): Place {
  const { context, scope, answered } = place;
  return {
    ...place,
    scope: scopeOfItem(pathOfItems(list, context), scope, context),
    // What is known of an item around it is not known of this one.
    answered: new Set([...answered].filter((name) => !/(^|")item(\.|"|$)/.test(name))),
  };
}

function scopeOfItem(path: string | null, scope: Scope, context: Context): Scope {
  const { locals, answer = null, commit, isEarlier } = scope;
  const inner: Scope = {
    locals: [...locals, 'item'],
    isOneOfMany: true,
    ...(scope.answer !== undefined && { answer }),
    ...(commit !== undefined && { commit }),
    ...(isEarlier !== undefined && { isEarlier }),
  };
  if (path === null) return inner;
  if (rootOf(path) === 'lookups') {
    const offered = offeredShape(path, context);
    return offered.found ? { ...inner, itemShape: offered.shape } : inner;
  }
  return { ...inner, item: context.symbols.answers.get(path)?.inner ?? null };
}

/** A condition that is the same for each of them is no question about them. */
export function checkAsks(condition: Cursor<Rule>, { report }: Context): void {
  if ([...readsAround(condition.value).paths].some((path) => rootOf(path) === 'item')) return;
  report.add('JC411', condition, 'This asks nothing of an item: it does not read `item`.', {
    severity: 'warning',
    help: 'each item of the list is `item` here, and what it keeps is `item.<key>`',
  });
}
