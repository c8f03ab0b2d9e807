import type { Json, Rule } from '../../engine';
import { pathOf, readsOf } from '../../rules';
import type { Cursor } from '../source';

/** Each path that a rule reads, with the place where it reads it last. */
export function readsIn(rule: Cursor<Rule>): ReadonlyMap<string, Cursor<unknown>> {
  const found = new Map<string, Cursor<unknown>>();
  for (const path of readsOf(rule.value).paths) found.set(path, rule);
  const visit = (at: Cursor<Json>): void => {
    const { value } = at;
    const path = pathOf(value);
    if (path !== null && found.has(path)) found.set(path, at);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries<Json>(value))
        visit(at.part(Array.isArray(value) ? Number(key) : key, each));
  };
  visit(rule);
  return found;
}
