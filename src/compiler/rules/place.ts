import type { Rule } from '../../engine';
import { operationOf, operatorOf, pathOf } from '../../rules';
import type { Context } from '../context';
import type { Scope } from './scope';

/** Where a rule is read. */
export interface Place {
  readonly scope: Scope;
  readonly context: Context;
  readonly depth: number;
  /** Rules that are known to come to an answer where this rule is read, as `nameOf` names them. */
  readonly answered: ReadonlySet<string>;
}

/** The same place after a condition before it turned out so. */
export function assured(place: Place, rule: Rule, holds: boolean): Place {
  const paths = answeredWhen(rule, holds);
  return paths.length === 0
    ? place
    : { ...place, answered: new Set([...place.answered, ...paths]) };
}

/** By what a rule is known in `answered`: its path, or its text. */
export const nameOf = (rule: Rule): string => pathOf(rule) ?? JSON.stringify(rule);

/** What must be answered when the rule has this outcome. */
function answeredWhen(rule: Rule, holds: boolean): readonly string[] {
  const operation = operationOf(rule);
  if (operation === null) return [];
  const { operator, given } = operation;
  const flow = operatorOf(operator)?.flow;
  if (flow === 'none') return answeredWhen(given[0] ?? null, !holds);
  if (flow === (holds ? 'all' : 'any')) return given.flatMap((part) => answeredWhen(part, holds));
  if (operator === 'isAnswered' && holds) return given.map(nameOf);
  return [];
}
