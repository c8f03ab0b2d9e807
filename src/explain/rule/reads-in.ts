import type { Json, Rule } from '../../engine';
import { argumentsOf } from '../words/operation-of';

/** Paths that a rule reads, in the order of its text. */
export function readsIn(rule: Rule): readonly string[] {
  const paths = new Set<string>();
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node as readonly Json[]) visit(each);
      return;
    }
    for (const [operator, given] of Object.entries(node as Readonly<Record<string, Json>>)) {
      const [path] = argumentsOf(given);
      if (operator === 'var' && typeof path === 'string') paths.add(path);
      else visit(given);
    }
  };
  visit(rule);
  return [...paths];
}
