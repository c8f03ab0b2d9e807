import type { Json, Rule } from './json';

/** An operator by name, and what it is given. */
export interface Operation {
  readonly operator: string;
  readonly given: readonly Rule[];
}

/** JSON-Logic lets a single argument stand without its list. */
const argumentsOf = (given: Json): readonly Json[] =>
  Array.isArray(given) ? (given as readonly Json[]) : [given];

/** The operator of a rule and what it is given; null for a value or a list. A note of its source is neither. */
export function operationOf(rule: Rule): Operation | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const found = Object.entries(rule as Readonly<Record<string, Json>>).find(
    ([key]) => key !== 'source',
  );
  return found === undefined ? null : { operator: found[0], given: argumentsOf(found[1]) };
}

/** Path of a rule that reads nothing else. */
export function pathOf(rule: Rule): string | null {
  const operation = operationOf(rule);
  const [path] = operation?.given ?? [];
  return operation?.operator === 'var' && typeof path === 'string' ? path : null;
}
