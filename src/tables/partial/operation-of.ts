import type { Json, Rule } from '../../engine';

/** The operator of a rule and what it is given; null for a value or a list. */
export function operationOf(
  rule: Rule,
): { readonly operator: string; readonly given: readonly Rule[] } | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const [first] = Object.entries(rule as Readonly<Record<string, Json>>);
  if (first === undefined) return null;
  const [operator, given] = first;
  return { operator, given: Array.isArray(given) ? (given as readonly Json[]) : [given] };
}

/** Path of a rule that reads nothing else. */
export function pathOf(rule: Rule): string | null {
  const operation = operationOf(rule);
  const [path] = operation?.given ?? [];
  return operation?.operator === 'var' && typeof path === 'string' ? path : null;
}

export const isConstant = (rule: Rule): boolean => typeof rule !== 'object' || rule === null;

export const alike = (a: Rule, b: Rule): boolean => JSON.stringify(a) === JSON.stringify(b);
