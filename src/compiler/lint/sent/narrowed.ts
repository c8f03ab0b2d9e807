import type { Rule } from '../../../engine';
import { areRelated, operationOf, pathOf, patternOf, readsOf, rootOf } from '../../../rules';
import { asPattern } from '../../patterns';
import type { Question } from '../../questions';
import { entries, type Cursor } from '../../source';
import type { Length, TakenText } from '../text-of-question';

/**
 * What a question takes once its checks hold; null where one of them looks at the answer in a way
 * that is not understood here, so that nobody knows what it leaves.
 */
export function narrowed(text: TakenText, { at, path }: Question): TakenText | null {
  let taken: TakenText | null = text;
  for (const [, check] of entries(at.find('checks')))
    taken = taken === null ? null : narrowedBy(taken, check.at('assert'), check.value.assert, path);
  return taken;
}

/** The same of one condition, which stands at `assert` or in it. */
export function narrowedBy(
  text: TakenText,
  assert: Cursor<unknown>,
  rule: Rule,
  path: string,
): TakenText | null {
  const { operator = '', given = [] } = operationOf(rule) ?? {};
  if (operator === 'and')
    return given.reduce<TakenText | null>(
      (taken, each) => (taken === null ? null : narrowedBy(taken, assert, each, path)),
      text,
    );
  const [left = null, right = null] = given;
  if (operator === 'matches' && pathOf(left) === path && typeof right === 'string')
    return patternOf(right) === null
      ? null
      : { ...text, patterns: [...text.patterns, assert.as(right)] };
  if (operator === 'startsWith' && pathOf(left) === path && typeof right === 'string')
    return { ...text, patterns: [...text.patterns, assert.as(`^${asPattern(right)}`)] };
  const counted = operationOf(left);
  const isLength =
    counted?.operator === 'characters' &&
    pathOf(counted.given[0] ?? null) === path &&
    typeof right === 'number';
  if (isLength) return byLength(text, operator, right, assert);
  const isOther = [...readsOf(rule).paths].every(
    (each) => !areRelated(each, path) && rootOf(each) !== 'facts',
  );
  return isOther ? text : null;
}

function byLength(
  text: TakenText,
  operator: string,
  limit: number,
  at: Cursor<unknown>,
): TakenText | null {
  const least = (value: number): Length =>
    text.least !== null && text.least.value >= value ? text.least : { value, at };
  const most = (value: number): Length =>
    text.most !== null && text.most.value <= value ? text.most : { value, at };
  switch (operator) {
    case '>=':
      return { ...text, least: least(limit) };
    case '>':
      return { ...text, least: least(limit + 1) };
    case '<=':
      return { ...text, most: most(limit) };
    case '<':
      return { ...text, most: most(limit - 1) };
    case '===':
      return { ...text, least: least(limit), most: most(limit) };
    default:
      return null;
  }
}
