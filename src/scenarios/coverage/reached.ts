import type { Json, Rule } from '../../engine';
import { operationOf, operatorOf } from '../../rules';
import { branch, operandsOf, outcome, type Goal } from './goals-of';

type Part = readonly (string | number)[];
type ValueOf = (part: Rule) => Json;

/** The goals that one evaluation of a rule reaches. */
export function reached(rule: Rule, value: Json, valueOf: ValueOf): readonly Goal[] {
  const goals = typeof value === 'boolean' ? [outcome(value)] : [];
  walk(rule, [], valueOf, goals);
  return goals;
}

/** As JSON-Logic goes: what an earlier operand has settled is not looked at. */
function walk(rule: Rule, part: Part, valueOf: ValueOf, goals: Goal[]): void {
  const operation = operationOf(rule);
  if (operation === null) return;
  const { operator, given } = operation;
  const settle = (index: number): void => {
    goals.push(...branch(operation, index, part));
  };
  const enter = (index: number): void => {
    walk(given[index] ?? null, [...part, operator, index], valueOf, goals);
  };
  const flow = operatorOf(operator)?.flow;
  if (flow === 'all' || flow === 'any') {
    for (const [index, operand] of given.entries()) {
      enter(index);
      if ((valueOf(operand) === true) === (flow === 'all')) continue;
      settle(index);
      return;
    }
    return;
  }
  if (flow !== 'choice') {
    operandsOf(operation).forEach((_, index) => {
      enter(index);
    });
    return;
  }
  const last = given.length - 1;
  for (let index = 0; index < last; index += 2) {
    enter(index);
    if (valueOf(given[index] ?? null) !== true) continue;
    settle(index + 1);
    enter(index + 1);
    return;
  }
  settle(last);
  enter(last);
}
