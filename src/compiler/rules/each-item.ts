import type { Rule } from '../../engine';
import {
  joinPath,
  keysOfPath,
  nameUnder,
  operationOf,
  operatorOf,
  pathOf,
  readsAround,
  rootOf,
} from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
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
    scope: scopeOfItem(list, scope, context),
    // What is known of an item around it is not known of this one.
    answered: new Set([...answered].filter((name) => !/(^|")item(\.|"|$)/.test(name))),
  };
}

function scopeOfItem(list: Rule, scope: Scope, context: Context): Scope {
  const { locals, answer = null, commit, isEarlier } = scope;
  return {
    locals: [...locals, 'item'],
    isOneOfMany: true,
    ...(scope.answer !== undefined && { answer }),
    ...(commit !== undefined && { commit }),
    ...(isEarlier !== undefined && { isEarlier }),
    ...itemsIn(list, scope, context),
  };
}

/** What is known of the items of a list; null for nothing. */
export function itemsIn(
  list: Rule,
  scope: Scope,
  context: Context,
): Pick<Scope, 'item' | 'itemShape'> | null {
  const inner = innerList(list, context);
  if (inner !== null) {
    const { item = null } = itemsIn(inner.list, scope, context) ?? {};
    return { item: item?.get(inner.key)?.inner ?? null };
  }
  const path = pathOfItems(list, context);
  if (path === null) return null;
  if (rootOf(path) === 'item') {
    const [, key = '', ...deeper] = keysOfPath(path);
    return { item: (deeper.length === 0 && scope.item?.get(key)?.inner) || null };
  }
  if (rootOf(path) !== 'lookups') return { item: context.symbols.answers.get(path)?.inner ?? null };
  const offered = offeredShape(path, context);
  return offered.found ? { itemShape: offered.shape } : null;
}

/** The list of which `itemsOf` gives the items at a key, through facts and those for which something holds. */
function innerList(
  rule: Rule,
  context: Context,
  met: ReadonlySet<string> = new Set(),
): { readonly list: Rule; readonly key: string } | null {
  const { operator = '', given: [list = null, key = null] = [] } = operationOf(rule) ?? {};
  if (operator === 'itemsOf') return typeof key === 'string' ? { list, key } : null;
  if (operatorOf(operator)?.each === true) return innerList(list, context, met);
  const path = pathOf(rule) ?? '';
  const fact = nameUnder('facts', path);
  if (fact === null || path !== joinPath('facts', fact) || met.has(fact)) return null;
  return innerList(
    context.symbols.facts.get(fact)?.value ?? null,
    context,
    new Set([...met, fact]),
  );
}

/** A key under which no item keeps a list would give nothing without a word. */
export function checkItemsOf(
  [list, key]: readonly Cursor<Rule>[],
  scope: Scope,
  context: Context,
): void {
  const { item = null } = itemsIn(list?.value ?? null, scope, context) ?? {};
  if (item === null || typeof key?.value !== 'string') return;
  const kept = item.get(key.value);
  if (kept === undefined)
    context.report.add('JC312', key, `An item keeps no \`${key.value}\`.`, {
      help: didYouMean(key.value, item.keys()),
    });
  else if (kept.inner === undefined)
    context.report.add(
      'JC406',
      key,
      `\`itemsOf\` takes a list here, and \`${key.value}\` is none.`,
    );
}

/** A condition that is the same for each of them is no question about them. */
export function checkAsks(condition: Cursor<Rule>, { report }: Context): void {
  if ([...readsAround(condition.value).paths].some((path) => rootOf(path) === 'item')) return;
  report.add('JC411', condition, 'This asks nothing of an item: it does not read `item`.', {
    severity: 'warning',
    help: 'each item of the list is `item` here, and what it keeps is `item.<key>`',
  });
}
