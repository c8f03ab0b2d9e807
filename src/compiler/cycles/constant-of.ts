import type { Json } from '../../engine';

/** What no event changes while it is worked through. */
const fixed = new Set(['settings', 'today', 'calendars']);

/** The rule written as JSON, where it gives the same value whatever becomes of answers and lookups; else null. */
export const constantOf = (rule: Json): string | null =>
  isConstant(rule) ? JSON.stringify(rule) : null;

function isConstant(rule: Json): boolean {
  if (typeof rule !== 'object' || rule === null) return true;
  return Object.entries(rule as Readonly<Record<string, Json>>).every(([key, value]) => {
    if (key === 'lookupStatus') return false;
    if (key !== 'var') return isConstant(value);
    return typeof value === 'string' && fixed.has(value.split('.', 1)[0] ?? '');
  });
}
