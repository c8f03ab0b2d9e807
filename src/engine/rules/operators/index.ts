import { equal } from '../../answers/equal';
import type { Json } from '../../model';
import { minus, over, plus, times } from './arithmetic';
import { cat } from './cat';
import { ceil } from './ceil';
import { count } from './count';
import { characters } from './characters';
import { addWorkingDays } from './add-working-days';
import { addDays, dateBefore, dateOnOrAfter, yearsSince } from './dates';
import { firstWhere } from './first-where';
import { isIn } from './in';
import { isAnswered } from './is-answered';
import { lookupStatus } from './lookup-status';
import { atLeast, atMost, less, more } from './order';
import { pence } from './pence';
import { sameText } from './same-text';
import { startsWith } from './starts-with';
import { sum } from './sum';

/** Own operators by name, beside those of JSON-Logic that the strict subset keeps. `in` is stricter than its. */
export const operators = {
  addDays,
  addWorkingDays,
  ceil,
  count,
  characters,
  dateBefore,
  dateOnOrAfter,
  firstWhere,
  in: isIn,
  isAnswered,
  lookupStatus,
  pence,
  sameText,
  startsWith,
  sum,
  yearsSince,
};

/** Those of JSON-Logic that are stricter here: nothing and texts are no numbers, and content is compared. */
export const strictOperators = {
  '===': (a: Json, b: Json) => equal(a, b),
  '!==': (a: Json, b: Json) => !equal(a, b),
  '<': less,
  '<=': atMost,
  '>': more,
  '>=': atLeast,
  '+': plus,
  '-': minus,
  '*': times,
  '/': over,
  cat,
};

/** Operators of JSON-Logic that a rule may use. */
export const standardOperators = [
  'var',
  '===',
  '!==',
  'and',
  'or',
  '!',
  'if',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  'cat',
] as const;

export const operatorNames: ReadonlySet<string> = new Set([
  ...standardOperators,
  ...Object.keys(operators),
]);
