import type { Json } from '../../engine';
import { readsOf, rootOf } from '../../rules';

/** What no event changes while it is worked through. */
const fixed = new Set(['settings', 'today', 'calendars']);

/** The rule written as JSON, where it gives the same value whatever becomes of answers and lookups; else null. */
export const constantOf = (rule: Json): string | null =>
  isConstant(rule) ? JSON.stringify(rule) : null;

function isConstant(rule: Json): boolean {
  const { paths, statuses } = readsOf(rule);
  return statuses.size === 0 && [...paths].every((path) => fixed.has(rootOf(path)));
}
