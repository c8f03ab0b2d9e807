import { operationOf, operatorOf, operators, pathOf, type Rule } from '../../rules';
import type { Change, Mutator, Spot } from './mutator';

/** Operators that say the opposite, or the same but for the edge. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  dateBefore: ['dateOnOrAfter'],
  dateOnOrAfter: ['dateBefore'],
  some: ['every'],
  every: ['some'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};

const isDecided = (rule: Rule): boolean => typeof rule === 'object' && rule !== null;

/** A condition, or a value that is one. */
function isCondition({ rule, kind }: Spot): boolean {
  if (!isDecided(rule)) return false;
  const operation = operationOf(rule);
  return (
    kind === 'condition' ||
    (operation !== null && operatorOf(operation.operator)?.gives === 'condition')
  );
}

/** A part of `and`, `or` or `!`: what it always is, is what dropping it or its neighbours makes of the whole. */
const isPartOfCondition = ({ around }: Spot): boolean => around !== null && around !== 'choice';

const fixed = (became: boolean, words: string): Mutator => ({
  changes: (spot) => (isCondition(spot) && !isPartOfCondition(spot) ? [{ became, words }] : []),
});

export const alwaysTrue = fixed(true, 'always true');
export const alwaysFalse = fixed(false, 'always false');

const isOneOfTwo = ({ rule }: Spot): boolean => {
  const operation = operationOf(rule);
  if (operation === null) return false;
  const { operator } = operation;
  return Object.hasOwn(neighbours, operator) || operatorOf(operator)?.flow !== undefined;
};

/** What has an opposite of its own, or is put together of others, is turned round otherwise. */
export const negated: Mutator = {
  changes: (spot) =>
    isCondition(spot) && spot.around !== 'none' && !isOneOfTwo(spot)
      ? [{ became: { '!': [spot.rule] }, words: 'negated' }]
      : [],
};

export const notLeftOut: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    return operation !== null && operatorOf(operation.operator)?.flow === 'none'
      ? [{ became: operation.given[0] ?? null, words: `\`${operation.operator}\` left out` }]
      : [];
  },
};

/** `and` for `or`, and the other way round. */
export const otherFlow: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    const flow = operation === null ? undefined : operatorOf(operation.operator)?.flow;
    if (operation === null || operation.given.length < 2) return [];
    if (flow !== 'all' && flow !== 'any') return [];
    const wanted = flow === 'all' ? 'any' : 'all';
    return Object.entries(operators)
      .filter(([, known]) => known.flow === wanted)
      .map(([name]) => became(operation.operator, name, operation.given));
  },
};

export const otherOperator: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    if (operation === null) return [];
    const { operator, given } = operation;
    return (neighbours[operator] ?? []).flatMap((name) => {
      const [least, most] = operatorOf(name)?.takes.count ?? [0, 0];
      return given.length < least || given.length > most ? [] : [became(operator, name, given)];
    });
  },
};

const became = (was: string, name: string, given: readonly Rule[]): Change => ({
  became: { [name]: given },
  words: `\`${was}\` became \`${name}\``,
});

/** What is read, where a value is wanted. In a condition it would make that always true or false. */
export const nothingRead: Mutator = {
  changes: ({ rule, kind, isInCondition }) =>
    pathOf(rule) !== null && kind !== 'condition' && !isInCondition
      ? [{ became: null, words: 'nothing read' }]
      : [],
};
