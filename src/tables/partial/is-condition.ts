import type { Rule } from '../../engine';
import type { Known } from './known';
import { joinPath, nameUnder, operationOf, operatorOf, pathOf } from '../../rules';

const noFacts: Pick<Known, 'facts'> = { facts: {} };

/** Whether a rule is true or false whatever it reads. */
export function isCondition(rule: Rule, known: Pick<Known, 'facts'> = noFacts): boolean {
  if (typeof rule === 'boolean') return true;
  const path = pathOf(rule);
  if (path !== null) return isConditionOfFact(path, known);
  const operation = operationOf(rule);
  if (operation === null) return false;
  const { operator, given } = operation;
  const { gives, flow } = operatorOf(operator) ?? {};
  if (gives === 'condition') return true;
  if (flow !== 'choice') return false;
  const values = given.filter((_, index) => index % 2 === 1 || index === given.length - 1);
  return values.every((each) => isCondition(each, known));
}

function isConditionOfFact(path: string, known: Pick<Known, 'facts'>): boolean {
  const name = nameUnder('facts', path);
  if (name === null || path !== joinPath('facts', name) || !Object.hasOwn(known.facts, name))
    return false;
  return isCondition(known.facts[name] ?? null, known);
}
