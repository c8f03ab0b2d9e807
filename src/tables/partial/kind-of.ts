import type { Rule } from '../../engine';
import type { Known } from './known';
import { operationOf, pathOf } from './operation-of';

/** boolean: true or false. trueOrNot: true, or something that does not count. */
export type Kind = 'boolean' | 'trueOrNot' | 'any';

const conditions = new Set([
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  '!',
  'in',
  'isAnswered',
  'startsWith',
  'dateBefore',
  'dateOnOrAfter',
]);

/** What a rule can come to. */
export function kindOf(rule: Rule, known: Known): Kind {
  if (typeof rule === 'boolean') return 'boolean';
  if (rule === null) return 'trueOrNot';
  const path = pathOf(rule);
  if (path !== null) return known.booleans.has(path) ? 'trueOrNot' : kindOfFact(path, known);
  const operation = operationOf(rule);
  if (operation === null) return 'any';
  const { operator, given } = operation;
  if (conditions.has(operator)) return 'boolean';
  if (operator === 'and' || operator === 'or')
    return weakest(given.map((each) => kindOf(each, known)));
  if (operator !== 'if') return 'any';
  const values = given.filter((_, index) => index % 2 === 1 || index === given.length - 1);
  return weakest(values.map((each) => kindOf(each, known)));
}

function kindOfFact(path: string, known: Known): Kind {
  const [root, name = '', ...deeper] = path.split('.');
  if (root !== 'facts' || deeper.length > 0 || !Object.hasOwn(known.facts, name)) return 'any';
  return kindOf(known.facts[name] ?? null, known);
}

const weakest = (kinds: readonly Kind[]): Kind =>
  kinds.includes('any') ? 'any' : kinds.includes('trueOrNot') ? 'trueOrNot' : 'boolean';

const nothing: Known = {
  values: new Map(),
  facts: {},
  booleans: new Set(),
  simplified: new Map(),
};

/** Whether a rule is true or false whatever it reads. */
export const isCondition = (rule: Rule): boolean => kindOf(rule, nothing) === 'boolean';
