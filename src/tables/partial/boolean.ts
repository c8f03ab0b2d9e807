import type { Rule } from '../../engine';
import { operationOf } from '../../rules';
import { isCondition } from './is-condition';

/** Conditions that are true or false and nothing else, put together and made short on the way. */

/** Written alike. */
export const alike = (a: Rule, b: Rule): boolean => JSON.stringify(a) === JSON.stringify(b);

export function not(rule: Rule): Rule {
  if (typeof rule === 'boolean') return !rule;
  const operation = operationOf(rule);
  const [inner = null] = operation?.given ?? [];
  if (operation?.operator === '!' && isCondition(inner)) return inner;
  if (operation?.operator === '===') return { '!==': operation.given };
  if (operation?.operator === '!==') return { '===': operation.given };
  return { '!': rule };
}

export const all = (parts: readonly Rule[]): Rule => join(parts, 'and', false);
export const any = (parts: readonly Rule[]): Rule => join(parts, 'or', true);

/** `settles`: the outcome of one part that settles the whole. */
function join(parts: readonly Rule[], operator: 'and' | 'or', settles: boolean): Rule {
  const other = operator === 'and' ? 'or' : 'and';
  const found: Rule[] = [];
  for (const part of parts.flatMap((each) => partsOf(each, operator))) {
    if (part === settles) return settles;
    if (part === !settles || found.some((each) => alike(each, part))) continue;
    if (found.some((each) => alike(each, not(part)))) return settles;
    found.push(part);
  }
  // p or (p and q) is p, and p and (p or q) too.
  const needed = found.filter(
    (part) =>
      !found.some(
        (each) =>
          each !== part &&
          operationOf(part)?.operator === other &&
          partsOf(part, other).some((inner) => alike(inner, each)),
      ),
  );
  const [first, ...more] = needed;
  if (first === undefined) return !settles;
  return more.length === 0 ? first : { [operator]: needed };
}

const partsOf = (rule: Rule, operator: string): readonly Rule[] => {
  const operation = operationOf(rule);
  return operation?.operator === operator ? operation.given : [rule];
};

/** The one or the other, by a condition. */
export function either(when: Rule, then: Rule, otherwise: Rule): Rule {
  if (when === true || alike(then, otherwise)) return then;
  if (when === false) return otherwise;
  if (then === true || alike(then, when)) return any([when, otherwise]);
  if (then === false) return all([not(when), otherwise]);
  if (otherwise === false || alike(otherwise, when)) return all([when, then]);
  if (otherwise === true) return any([not(when), then]);
  return { if: [when, then, otherwise] };
}
