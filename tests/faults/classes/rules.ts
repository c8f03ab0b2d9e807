import type { Json } from '../../../src/engine';
import type { Candidate, FaultClass } from '../fault';
import { isList, isObject, pointer, print, renamed, word } from '../places';
import { misspelt } from '../random';
import {
  isComparison,
  isCondition,
  isUnguarded,
  namedValue,
  numberField,
  operators,
  pathRead,
  readInAnswers,
  replaced,
  rulesOf,
  textField,
  typeOf,
  type Rule,
} from '../rule-places';

const operatorSpelt = (
  name: string,
  fits: (rule: Rule) => boolean,
  to: (operator: string) => string,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    rulesOf(source)
      .filter(fits)
      .map(({ file, path, operator }): Candidate => {
        const wrong = renamed(
          source.documents.get(file) ?? null,
          [...path, operator],
          to(operator),
        );
        return {
          file,
          description: `${pointer(path)} says "${to(operator)}" for "${operator}"`,
          edits: { [file]: print(wrong) },
        };
      }),
});

export const ruleClasses: readonly FaultClass[] = [
  {
    name: 'operator-misspelt',
    group: 'other',
    candidates: (source, random) =>
      rulesOf(source)
        .filter(({ operator }) => /\w/.test(operator))
        .map(({ file, path, operator }) => {
          const wrong = misspelt(operator, random, operators);
          const document = renamed(source.documents.get(file) ?? null, [...path, operator], wrong);
          return {
            file,
            description: `${pointer(path)} says "${wrong}" for "${operator}"`,
            edits: { [file]: print(document) },
          };
        }),
  },
  operatorSpelt('operator-loose', isComparison, (operator) => operator.slice(0, 2)),
  replaced(
    'operator-truthy',
    (rule) => rule.operator === '!' || isCondition(rule),
    ({ rule }) => ({ '!!': [rule] }),
    'wrapped in !!',
  ),
  replaced(
    'operator-refused',
    (rule) => isCondition(rule) && rule.operator === 'isAnswered',
    ({ operands }) => ({ '!': { missing: [pathRead(operands[0]) ?? 'x'] } }),
    'asks by "missing"',
  ),
  replaced(
    'operand-extra',
    isComparison,
    ({ operator, operands }) => ({ [operator]: [...operands, null] }),
    'has an operand too many',
  ),
  replaced(
    'operand-missing',
    ({ operator }) => ['===', '!==', 'in', '>=', '<=', '*', 'firstWhere'].includes(operator),
    ({ operator, operands }) => ({ [operator]: operands.slice(0, 1) }),
    'lacks an operand',
  ),
  replaced(
    'else-missing',
    ({ operator }) => operator === 'if',
    ({ operands }) => ({ if: operands.slice(0, -1) }),
    'has no else',
  ),
  replaced(
    'operators-two',
    (rule) => isCondition(rule) && rule.operator !== 'var',
    ({ rule }) => ({ ...rule, var: 'facts.whatever' }),
    'has two operators',
  ),
  replaced(
    'condition-truthy',
    (rule, source) =>
      isCondition(rule) &&
      isComparison(rule) &&
      !['boolean', undefined].includes(typeOf(source, pathRead(rule.operands[0]))),
    ({ operands }) => operands[0] ?? null,
    'is the value itself, not a comparison of it',
  ),
  replaced(
    'condition-text',
    (rule) => isCondition(rule) && rule.operator === 'isAnswered',
    () => 'yes',
    'is the text "yes"',
  ),
  replaced(
    'literal-of-another-type',
    (rule, source) =>
      isComparison(rule) &&
      ['integer', 'number', 'boolean'].includes(typeOf(source, pathRead(rule.operands[0])) ?? ''),
    ({ operator, operands }) => ({ [operator]: [operands[0] ?? null, word(operands[1])] }),
    'compares with a text',
  ),
  replaced(
    'literal-impossible',
    (rule, source) =>
      isComparison(rule) &&
      typeof rule.operands[1] !== 'boolean' &&
      !isObject(rule.operands[1]) &&
      source.fields.some(({ at, values }) => values !== null && at === pathRead(rule.operands[0])),
    ({ operator, operands }) => ({
      [operator]: [
        operands[0] ?? null,
        typeof operands[1] === 'number' ? 77 : `${word(operands[1])}s`,
      ],
    }),
    'compares with a value that the answer cannot have',
  ),
  replaced(
    'literal-impossible-fact',
    (rule, source) => isCondition(rule) && readInAnswers(rule) && namedValue(source) !== undefined,
    ({ rule }, source) => ({
      and: [rule, { '!==': [{ var: `facts.${namedValue(source) ?? ''}` }, 'nonesuch'] }],
    }),
    'compares a fact with a value that it never has',
  ),
  replaced(
    'list-impossible',
    ({ operator, operands }, source) =>
      operator === 'in' &&
      source.fields.some(({ at, values }) => values !== null && at === pathRead(operands[0])),
    ({ operands }) => ({ in: [operands[0] ?? null, ['nonesuch']] }),
    'looks in a list that the answer cannot be in',
  ),
  replaced(
    'status-impossible',
    ({ operator, operands }) =>
      isComparison({ operator, operands, file: '', path: [], rule: {} }) &&
      isObject(operands[0]) &&
      'lookupStatus' in operands[0],
    ({ operator, operands }) => ({ [operator]: [operands[0] ?? null, 'loaded'] }),
    'compares with a status that there is not',
  ),
  replaced(
    'comparison-unguarded',
    (rule, source) =>
      isCondition(rule) && readInAnswers(rule) && isUnguarded(rule, numberField(source, rule.file)),
    (rule, source) => ({
      and: [rule.rule, { '>': [{ var: numberField(source, rule.file) ?? '' }, 5] }],
    }),
    'compares in order what may be unanswered',
  ),
  replaced(
    'guard-removed',
    // A check is not asked of an empty field, so its guard may go.
    ({ operator, operands, path }) =>
      operator === 'if' &&
      !path.includes('checks') &&
      isObject(operands[0]) &&
      'isAnswered' in operands[0] &&
      operands.length === 3 &&
      isObject(operands[1]) &&
      Object.keys(operands[1]).some((key) => /[<>]/.test(key)),
    ({ operands }) => operands[1] ?? null,
    'lost its guard',
  ),
  replaced(
    'text-added-up',
    (rule, source) =>
      isCondition(rule) && readInAnswers(rule) && textField(source, rule.file) !== undefined,
    (rule, source) => ({
      and: [rule.rule, { '===': [{ '+': [{ var: textField(source, rule.file) ?? '' }, 1] }, 2] }],
    }),
    'calculates with a text',
  ),
  replaced(
    'var-computed',
    ({ operator }) => operator === 'var',
    ({ operands }) => ({ var: { cat: ['', operands[0] ?? ''] } }),
    'works out its path',
  ),
  replaced(
    'var-with-default',
    ({ operator }) => operator === 'var',
    ({ operands }) => ({ var: [operands[0] ?? '', false] }),
    'has a default',
  ),
  replaced(
    'var-of-the-prototype',
    ({ operator }) => operator === 'var',
    ({ operands }) => ({ var: `${word(operands[0])}.constructor` }),
    'reads the prototype',
  ),
  replaced(
    'var-empty',
    ({ operator }) => operator === 'var',
    () => ({ var: '' }),
    'reads everything',
  ),
  replaced(
    'in-text',
    ({ operator, operands }) => operator === 'in' && isList(operands[1]),
    ({ operands }) => ({
      in: [operands[0] ?? null, isList(operands[1]) ? word(operands[1]) : ''],
    }),
    'looks for a part of a text',
  ),
  replaced(
    'rule-too-deep',
    isCondition,
    ({ rule }) => Array.from({ length: 40 }).reduce<Json>((inner) => ({ '!': inner }), rule),
    'is forty deep',
  ),
  replaced(
    'negated-twice',
    isCondition,
    ({ rule }) => ({ '!': { '!': rule } }),
    'is not what it is not',
  ),
];
