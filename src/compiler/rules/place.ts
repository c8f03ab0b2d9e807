import type { Rule } from '../../engine';
import type { Context } from '../context';
import { pathOf } from './path-of';
import type { Scope } from './scope';

/** Where a rule is read. */
export interface Place {
  readonly scope: Scope;
  readonly context: Context;
  readonly depth: number;
  /** Paths that are known to be answered where this rule is read. */
  readonly answered: ReadonlySet<string>;
}

/** The same place after a condition before it turned out so. */
export function assured(place: Place, rule: Rule, holds: boolean): Place {
  const paths = answeredWhen(rule, holds);
  return paths.length === 0
    ? place
    : { ...place, answered: new Set([...place.answered, ...paths]) };
}

/** Paths that must be answered when the rule has this outcome. */
function answeredWhen(rule: Rule, holds: boolean): readonly string[] {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return [];
  const [[name, given] = ['', null]] = Object.entries(rule as Readonly<Record<string, Rule>>);
  const parts = (Array.isArray(given) ? given : [given]) as readonly Rule[];
  if (name === '!') return answeredWhen(parts[0] ?? null, !holds);
  if (name === (holds ? 'and' : 'or')) return parts.flatMap((part) => answeredWhen(part, holds));
  if (name === 'isAnswered' && holds) return parts.map(pathOf).filter((path) => path !== null);
  return [];
}
