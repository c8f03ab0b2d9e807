import type { Rule } from '../../engine';
import { operationOf, operatorOf, type Operation, type Operator } from '../../rules';

type Part = readonly (string | number)[];

/** Something that scenarios can bring about in a rule, told by the part of it that decides. */
export interface Goal {
  readonly kind: 'outcome' | 'branch';
  readonly part: Part;
  /** Of an outcome: whether it holds; null for a branch. */
  readonly holds: boolean | null;
  /** In words: `holds`, `decides that it does not hold`. */
  readonly words: string;
}

export const goalKey = ({ part, words }: Goal): string => `${part.join('/')} ${words}`;

/** Goals of a rule: both outcomes of a condition, and each operand that can settle `and`, `or` and `if`. */
export function goalsOf(rule: Rule, isCondition: boolean): readonly Goal[] {
  const decides = isCondition || known(rule)?.gives === 'condition';
  const outcomes = decides ? [outcome(true), outcome(false)] : [];
  return [...outcomes, ...branchesOf(rule, [])];
}

export const outcome = (holds: boolean): Goal => ({
  kind: 'outcome',
  part: [],
  holds,
  words: holds ? 'holds' : 'does not hold',
});

const known = (rule: Rule): Operator | undefined => {
  const operation = operationOf(rule);
  return operation === null ? undefined : operatorOf(operation.operator);
};

function branchesOf(rule: Rule, part: Part): readonly Goal[] {
  const operation = operationOf(rule);
  if (operation === null) return [];
  const { operator, given } = operation;
  const inner = operandsOf(operation).flatMap((operand, index) =>
    branchesOf(operand, [...part, operator, index]),
  );
  return [...given.flatMap((_, index) => branch(operation, index, part)), ...inner];
}

/** Operands that have one value where the rule is evaluated: what is asked of each item has many. */
export const operandsOf = ({ operator, given }: Operation): readonly Rule[] =>
  operatorOf(operator)?.each === true ? given.slice(0, 1) : given;

/** The goal that an operand stands for: none for one that never settles anything by itself. */
export function branch({ operator, given }: Operation, index: number, part: Part): readonly Goal[] {
  const at = [...part, operator, index];
  const isResult = index % 2 === 1 || index === given.length - 1;
  switch (operatorOf(operator)?.flow) {
    case 'all':
      return [
        {
          kind: 'branch',
          holds: null,
          part: at,
          words: `is the part of \`${operator}\` that does not hold`,
        },
      ];
    case 'any':
      return [
        {
          kind: 'branch',
          holds: null,
          part: at,
          words: `is the part of \`${operator}\` that holds`,
        },
      ];
    case 'choice':
      return isResult
        ? [{ kind: 'branch', holds: null, part: at, words: `is what \`${operator}\` comes to` }]
        : [];
    case 'none':
    case undefined:
      return [];
  }
}
