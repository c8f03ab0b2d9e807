import type { Template } from '../values';
import type { Operator } from '../operator';
import {
  atLeast,
  atMost,
  different,
  includes,
  isAnswered,
  isIn,
  less,
  more,
  same,
} from './comparisons';
import {
  addDays,
  addMonths,
  addWorkingDays,
  dateBefore,
  dateOnOrAfter,
  daysBetween,
  firstDayOf,
  monthsBetween,
  yearsSince,
} from './dates';
import { leadsTo } from './addresses';
import { every, itemsOf, some, where } from './items';
import { and, choice, not, or } from './logic';
import { ceil, count, minus, over, pence, plus, sum, times } from './numbers';
import { firstWhere, lookupStatus, read } from './reading';
import { cat, characters, matches, sameText, startsWith, weighDigits } from './texts';
import { minutesOf } from './times';

/** All that a rule of any journey may use, by name: a strict subset of JSON-Logic, and few operators of our own. */
export const operators: Readonly<Record<string, Operator>> = {
  var: read,
  '===': same,
  '!==': different,
  and,
  or,
  '!': not,
  if: choice,
  '<': less,
  '<=': atMost,
  '>': more,
  '>=': atLeast,
  '+': plus,
  '-': minus,
  '*': times,
  '/': over,
  in: isIn,
  where,
  some,
  every,
  itemsOf,
  includes,
  cat,
  ceil,
  pence,
  sum,
  count,
  isAnswered,
  characters,
  sameText,
  startsWith,
  matches,
  leadsTo,
  weighDigits,
  firstWhere,
  lookupStatus,
  yearsSince,
  daysBetween,
  monthsBetween,
  dateBefore,
  dateOnOrAfter,
  addDays,
  addMonths,
  firstDayOf,
  minutesOf,
  addWorkingDays,
};

/** The same, and those of a journey's own, which `addOperators` puts there. */
export const known: Record<string, Operator> = { ...operators };

/** The operator of this name, the language's or a journey's own; undefined for none. */
export const operatorOf = (name: string): Operator | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;

/** Names of all that are known. */
export const operatorNames = (): readonly string[] => Object.keys(known);

/**
 * In a structure whose leaves are rules, an object is one when its only key beside a note of its
 * source names an operator (R35 of docs/semantics.md).
 */
export function isRule(template: Template): boolean {
  if (template === null || typeof template !== 'object' || Array.isArray(template)) return false;
  let name: string | undefined;
  for (const key of Object.keys(template)) {
    if (key === 'source') continue;
    if (name !== undefined) return false;
    name = key;
  }
  return name !== undefined && operatorOf(name) !== undefined;
}

export { dayOf } from './dates';
export { isTrue } from './logic';
export { patternOf } from './texts';
export { aTime, minutesIn } from './times';
