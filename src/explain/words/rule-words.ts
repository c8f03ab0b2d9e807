import type { Json, Rule } from '../../engine';
import { operationOf, pathOf } from './operation-of';
import { show, type ValueWords } from './value-words';

/** A rule as one line of English. A condition that is only a path says that it is true. */
export function ruleWords(rule: Rule, words: ValueWords): string {
  return condition(rule, true, words);
}

/** A value as one line of English. */
export function valueRuleWords(rule: Rule, words: ValueWords): string {
  return value(rule, words);
}

/** The condition, or its opposite. */
function condition(rule: Rule, holds: boolean, words: ValueWords): string {
  if (rule === true || rule === false) return rule === holds ? 'always' : 'never';
  const path = pathOf(rule);
  if (path !== null) return `${path} is ${holds ? 'true' : 'not true'}`;
  const operation = operationOf(rule);
  if (operation === null) return show(rule);
  const { operator, given } = operation;
  const [first = null] = given;
  if (operator === '!') return condition(first, !holds, words);
  if (operator === 'and' || operator === 'or') {
    const joint = (operator === 'and') === holds ? ' and ' : ' or ';
    return given.map((part) => inner(part, holds, joint, words)).join(joint);
  }
  const compare = comparisons[operator];
  if (compare !== undefined) return compare(given, holds, words);
  return holds ? value(rule, words) : `not (${value(rule, words)})`;
}

/** Brackets where “and” and “or” would run into each other. */
function inner(part: Rule, holds: boolean, joint: string, words: ValueWords): string {
  const text = condition(part, holds, words);
  const operation = operationOf(part);
  const mixed = operation !== null && ['and', 'or', 'if', '!'].includes(operation.operator);
  const other = joint === ' and ' ? ' or ' : ' and ';
  return mixed && (text.includes(other) || text.startsWith('if ')) ? `(${text})` : text;
}

type Compare = (given: readonly Rule[], holds: boolean, words: ValueWords) => string;

const equality =
  (equal: boolean): Compare =>
  ([left = null, right = null], holds, words) => {
    const path = pathOf(left) ?? pathOf(right) ?? undefined;
    const is = equal === holds ? 'is' : 'is not';
    const status = operationOf(left);
    if (status?.operator === 'lookupStatus' && typeof right === 'string') {
      return `lookups.${nameOf(status.given[0])} ${is} ${right}`;
    }
    return `${value(left, words, path)} ${is} ${value(right, words, path)}`;
  };

const order =
  (yes: string, no: string): Compare =>
  (given, holds, words) => {
    const [left = null, middle = null, right] = given;
    const text = (rule: Rule) => value(rule, words);
    if (right === undefined) return `${text(left)} ${holds ? yes : no} ${text(middle)}`;
    const between = `${text(middle)} is between ${text(left)} and ${text(right)}`;
    return `${holds ? '' : 'not: '}${between}${yes === 'is less than' ? ', both left out' : ''}`;
  };

const sentence =
  (yes: string, no: string): Compare =>
  ([left = null, right = null], holds, words) =>
    `${value(left, words)} ${holds ? yes : no} ${value(right, words)}`;

const comparisons: Readonly<Record<string, Compare>> = {
  '===': equality(true),
  '!==': equality(false),
  '<': order('is less than', 'is not less than'),
  '<=': order('is at most', 'is more than'),
  '>': order('is more than', 'is at most'),
  '>=': order('is at least', 'is less than'),
  in: ([left = null, list = null], holds, words) => {
    const path = pathOf(left) ?? undefined;
    const each = (Array.isArray(list) ? (list as readonly Json[]) : []).map((item) =>
      words(item, path),
    );
    const is = each.length === 1 ? (holds ? 'is' : 'is not') : holds ? 'is one of' : 'is none of';
    return `${value(left, words)} ${is} ${each.length === 0 ? 'nothing' : each.join(', ')}`;
  },
  isAnswered: ([asked = null], holds, words) =>
    `${value(asked, words)} is ${holds ? '' : 'not '}answered`,
  startsWith: sentence('starts with', 'does not start with'),
  dateBefore: sentence('is before', 'is not before'),
  dateOnOrAfter: sentence('is on or after', 'is not on or after'),
  if: (given, holds, words) => {
    const last = given.at(-1) ?? null;
    const branches = given
      .slice(0, -1)
      .flatMap((when, index) =>
        index % 2 === 0
          ? [
              `if ${condition(when, true, words)} then ${condition(given[index + 1] ?? null, holds, words)}`,
            ]
          : [],
      );
    return `${branches.join(', else ')}, else ${condition(last, holds, words)}`;
  },
};

function value(rule: Rule, words: ValueWords, path?: string): string {
  const read = pathOf(rule);
  if (read !== null) return read;
  const operation = operationOf(rule);
  if (operation === null) return words(rule, path);
  const { operator, given } = operation;
  const text = given.map((each) => value(each, words, path));
  const phrase = phrases[operator];
  if (phrase !== undefined) return phrase(text, given);
  if (operator === 'if') return choice(given, words, path);
  if (operator in comparisons || ['and', 'or', '!'].includes(operator)) {
    return `whether ${condition(rule, true, words)}`;
  }
  return `${operator}(${text.join(', ')})`;
}

function choice(given: readonly Rule[], words: ValueWords, path?: string): string {
  const branches: string[] = [];
  for (let index = 0; index + 1 < given.length; index += 2) {
    const then = value(given[index + 1] ?? null, words, path);
    branches.push(`${then} if ${condition(given[index] ?? null, true, words)}`);
  }
  return `${branches.join(', ')}, else ${value(given.at(-1) ?? null, words, path)}`;
}

type Phrase = (text: readonly string[], given: readonly Rule[]) => string;
const infix =
  (sign: string): Phrase =>
  (text) =>
    text.length === 1 ? `${sign}${text[0] ?? ''}` : `(${text.join(` ${sign} `)})`;

const phrases: Readonly<Record<string, Phrase>> = {
  '+': infix('+'),
  '-': infix('-'),
  '*': infix('×'),
  '/': infix('÷'),
  cat: (text) => text.join(' followed by '),
  ceil: ([text = '']) => `${text} rounded up`,
  pence: ([text = '']) => `${text} to the penny`,
  sum: ([list = '', key]) => `the sum of ${key === undefined ? '' : `${key} in `}${list}`,
  count: ([list = '']) => `the number of ${list}`,
  firstWhere: ([list = '', key = '', wanted = '', second, other = '']) =>
    `the first of ${list} whose ${key} is ${wanted}${second === undefined ? '' : ` and whose ${second} is ${other}`}`,
  lookupStatus: (_text, [lookup]) => `the status of lookups.${nameOf(lookup)}`,
  yearsSince: ([date = '']) => `whole years since ${date}`,
  addWorkingDays: ([date = '', days = '', calendar = '']) =>
    `${days} working days of ${calendar} after ${date}`,
  addDays: ([date = '', days = '']) => `${days} days after ${date}`,
};

/** The name of a lookup stands in the rule itself. */
const nameOf = (lookup: Rule | undefined): string => (typeof lookup === 'string' ? lookup : '');
