import type { Json, Rule } from '../../engine';

/** Path of a rule that reads nothing else. */
export function pathOf(rule: Rule): string | null {
  if (rule === null || typeof rule !== 'object' || !('var' in rule)) return null;
  const path = Array.isArray(rule.var) ? (rule.var as readonly Json[])[0] : rule.var;
  return typeof path === 'string' ? path : null;
}
