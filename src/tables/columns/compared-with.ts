import type { Json } from '../../engine';
import { operationOf, pathOf } from '../../rules';

/**
 * Every plain value that rules compare a path with. null where one of them does something else
 * with it, so that values which nobody names need not be alike.
 */
export function comparedWith(rules: readonly Json[], path: string): ReadonlySet<Json> | null {
  const found = new Set<Json>();
  const others: Json[] = [];
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    if (pathOf(node) === path) {
      others.push(node);
      return;
    }
    const operation = operationOf(node);
    const values = operation === null ? null : namedIn(operation.operator, operation.given, path);
    for (const value of values ?? []) found.add(value);
    if (values === null) Object.values(node).forEach(visit);
  };
  for (const rule of rules) visit(rule);
  return others.length === 0 ? found : null;
}

/** Values that one comparison names; null for anything else. */
function namedIn(operator: string, given: readonly Json[], path: string): readonly Json[] | null {
  const [left = null, right = null] = given;
  const reads = pathOf(left) === path;
  if (operator === 'isAnswered') return reads ? [] : null;
  if (operator === 'in') {
    return reads && Array.isArray(right) ? (right as readonly Json[]) : null;
  }
  if (operator !== '===' && operator !== '!==') return null;
  const other = reads ? right : pathOf(right) === path ? left : undefined;
  return other === undefined || (typeof other === 'object' && other !== null) ? null : [other];
}
