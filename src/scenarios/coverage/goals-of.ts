import type { Json, Rule } from '../../engine';

type Part = readonly (string | number)[];

/** Something that scenarios can bring about in a rule, told by the part of it that decides. */
export interface Goal {
  readonly kind: 'outcome' | 'branch';
  readonly part: Part;
  /** In words: `holds`, `decides that it does not hold`. */
  readonly words: string;
}

export const goalKey = ({ part, words }: Goal): string => `${part.join('/')} ${words}`;

const conditions = new Set(['===', '!==', '!', '<', '<=', '>', '>=', 'in', 'isAnswered']);
const textConditions = new Set(['startsWith', 'dateBefore', 'dateOnOrAfter']);

/** Goals of a rule: both outcomes of a condition, and each operand that can settle `and`, `or` and `if`. */
export function goalsOf(rule: Rule, isCondition: boolean): readonly Goal[] {
  const operator = operatorOf(rule);
  const decides = isCondition || isBoolean(operator);
  const outcomes = decides ? [outcome(true), outcome(false)] : [];
  return [...outcomes, ...branchesOf(rule, [])];
}

export const outcome = (holds: boolean): Goal => ({
  kind: 'outcome',
  part: [],
  words: holds ? 'holds' : 'does not hold',
});

function branchesOf(rule: Rule, part: Part): readonly Goal[] {
  const operator = operatorOf(rule);
  if (operator === null) return [];
  const operands = operandsOf(rule, operator);
  const inner = operands.flatMap((operand, index) =>
    branchesOf(operand, [...part, operator, index]),
  );
  return [
    ...operands.flatMap((_, index) => branch(operator, index, operands.length, part)),
    ...inner,
  ];
}

/** The goal that an operand stands for: none for one that never settles anything by itself. */
export function branch(
  operator: string,
  index: number,
  count: number,
  part: Part,
): readonly Goal[] {
  const at = [...part, operator, index];
  if (operator === 'and') {
    return [{ kind: 'branch', part: at, words: 'is the part of `and` that does not hold' }];
  }
  if (operator === 'or') {
    return [{ kind: 'branch', part: at, words: 'is the part of `or` that holds' }];
  }
  if (operator !== 'if') return [];
  const isResult = index % 2 === 1 || index === count - 1;
  return isResult ? [{ kind: 'branch', part: at, words: 'is what `if` comes to' }] : [];
}

const isBoolean = (operator: string | null): boolean =>
  operator !== null &&
  (conditions.has(operator) ||
    textConditions.has(operator) ||
    operator === 'and' ||
    operator === 'or');

export function operatorOf(rule: Rule): string | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  return Object.keys(rule)[0] ?? null;
}

/** JSON-Logic lets a single operand stand without its list. */
export function operandsOf(rule: Rule, operator: string): readonly Json[] {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return [];
  const given = (rule as Readonly<Record<string, Json>>)[operator] ?? null;
  return Array.isArray(given) ? (given as readonly Json[]) : [given];
}
