import { operationOf, pathOf } from './operator';
import { operatorOf } from './operators';
import { rootOf } from './paths';
import { readsOf, type Reads } from './rule';
import type { Rule } from './values';

/** What a rule reads where it stands: no item that a part of it asks of, which `readsOf` names too. */
export const readsAround = (rule: Rule): Reads => readsOf(withoutItems(rule, false));

function withoutItems(rule: Rule, isOfItem: boolean): Rule {
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule))
    return (rule as readonly Rule[]).map((part) => withoutItems(part, isOfItem));
  const path = pathOf(rule);
  if (path !== null) return isOfItem && rootOf(path) === 'item' ? null : rule;
  const operation = operationOf(rule);
  if (operation === null) return rule;
  const { operator, given } = operation;
  const isAsked = operatorOf(operator)?.each === true;
  return {
    [operator]: given.map((part, index) => withoutItems(part, isOfItem || (isAsked && index > 0))),
  };
}
