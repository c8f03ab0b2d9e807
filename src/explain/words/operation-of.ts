import type { Json, Rule } from '../../engine';

/** Path of a rule that reads nothing else. */
export function pathOf(rule: Rule): string | null {
  if (typeof rule !== 'object' || rule === null || !('var' in rule)) return null;
  const [path] = argumentsOf(rule['var'] ?? null);
  return typeof path === 'string' ? path : null;
}

/** JSON-Logic lets a single argument stand without its list. */
export const argumentsOf = (given: Json): readonly Json[] =>
  Array.isArray(given) ? (given as readonly Json[]) : [given];

/** The operator of a rule and what it is given; null for a value. */
export function operationOf(
  rule: Rule,
): { readonly operator: string; readonly given: readonly Rule[] } | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const [first] = Object.entries(rule as Readonly<Record<string, Json>>);
  return first === undefined ? null : { operator: first[0], given: argumentsOf(first[1]) };
}
