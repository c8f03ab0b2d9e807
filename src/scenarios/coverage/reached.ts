import type { Json, Rule } from '../../engine';
import { branch, operandsOf, operatorOf, outcome, type Goal } from './goals-of';

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
  const operator = operatorOf(rule);
  if (operator === null || operator === 'var') return;
  const operands = operandsOf(rule, operator);
  const settle = (index: number): void => {
    goals.push(...branch(operator, index, operands.length, part));
  };
  const enter = (index: number): void => {
    walk(operands[index] ?? null, [...part, operator, index], valueOf, goals);
  };
  if (operator === 'and' || operator === 'or') {
    for (const [index, operand] of operands.entries()) {
      enter(index);
      if ((valueOf(operand) === true) === (operator === 'and')) continue;
      settle(index);
      return;
    }
    return;
  }
  if (operator !== 'if') {
    operands.forEach((_, index) => enter(index));
    return;
  }
  const last = operands.length - 1;
  for (let index = 0; index < last; index += 2) {
    enter(index);
    if (valueOf(operands[index] ?? null) !== true) continue;
    settle(index + 1);
    enter(index + 1);
    return;
  }
  settle(last);
  enter(last);
}
