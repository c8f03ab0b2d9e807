import type { Rule } from '../../../../src/engine';
import { asNumber, asText, isSomething } from './conversions';
import { dayIn, daySetting } from './days';
import { all, any, isAnswered, isOneOf, not } from './logic';
import {
  numberOf,
  readNumber,
  textOf,
  isRead,
  Unsaid,
  type ChoicesSaid,
  type DaySaid,
  type NumberSaid,
  type Said,
  type TextSaid,
} from './said';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

const turned: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Two values compared as XPath compares them. */
export function compare(left: Said, operator: Comparison, right: Said): Rule {
  if (operator === '=') return isSame(left, right);
  if (operator === '!=') return not(isSame(left, right));
  if (left.kind === 'day' || right.kind === 'day') return compareDays(left, operator, right);
  const constant = numberOf(right);
  if (left.kind === 'text' && left.values !== null && constant !== null)
    return isOneOf(
      left.rule,
      left.values.filter((each) => meets(readNumber(each), operator, constant)),
    );
  if (right.kind === 'text' && right.values !== null && numberOf(left) !== null)
    return compare(right, turned[operator], left);
  return inOrder(asNumber(left), operator, asNumber(right));
}

function meets(value: number, operator: Comparison, other: number): boolean {
  if (operator === '<') return value < other;
  if (operator === '<=') return value <= other;
  return operator === '>' ? value > other : value >= other;
}

/** What is not there is neither less nor more, in XPath and with us; ours has to be asked first. */
function inOrder(left: NumberSaid, operator: Comparison, right: NumberSaid): Rule {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (one !== null && other !== null) return meets(one, operator, other);
  const guards = [left, right]
    .filter(({ gap }) => gap !== 'none')
    .map(({ rule }) => isAnswered(rule));
  return all(...guards, { [operator]: [left.rule, right.rule] });
}

function compareDays(left: Said, operator: Comparison, right: Said): Rule {
  const isMixed = left.kind === 'day' && right.kind === 'day' && isMoment(left) !== isMoment(right);
  if (left.kind !== 'day' || right.kind !== 'day' || isMixed)
    throw new Unsaid(
      'A date is compared by order with what is no date',
      "write the date as date('2026-01-31')",
    );
  switch (operator) {
    case '<':
      return { dateBefore: [left.rule, right.rule] };
    case '<=':
      return { dateOnOrAfter: [right.rule, left.rule] };
    case '>':
      return { dateBefore: [right.rule, left.rule] };
    default:
      return { dateOnOrAfter: [left.rule, right.rule] };
  }
}

const isMoment = ({ as }: DaySaid): boolean => as === 'moment';

/** `=`. `!=` is its opposite, as no node here is more than one. */
function isSame(left: Said, right: Said): Rule {
  const text = textOf(right);
  if (text === null && textOf(left) !== null) return isSame(right, left);
  if (text !== null) return isText(left, text);
  if (left.kind === 'truth' || right.kind === 'truth') return areBothTrue(left, right);
  if (left.kind === 'day' && right.kind === 'day' && isMoment(left) === isMoment(right))
    return areEqual(left, right);
  if (left.kind === 'text' && right.kind === 'text') return areSameText(left, right);
  if (left.kind === 'number' && right.kind === 'number') return areEqual(left, right);
  const [some, number] = left.kind === 'number' ? [right, left] : [left, right];
  const constant = numberOf(number);
  if (some.kind === 'choices' && constant !== null)
    return any(
      ...some.values
        .filter((each) => readNumber(each) === constant)
        .map((each) => isChosenAlone(some, each)),
    );
  if (some.kind === 'text' && some.values !== null && constant !== null)
    return isOneOf(
      some.rule,
      some.values.filter((each) => readNumber(each) === constant),
    );
  if (some.kind === 'text' && number.kind === 'number') return areEqual(asNumber(some), number);
  for (const { kind } of [left, right]) if (kind === 'time' || kind === 'files') throw isRead(kind);
  throw new Unsaid(
    'Two values of different kinds are compared',
    'compare a number with a number, a date with a date, a choice with its value',
  );
}

function areBothTrue(left: Said, right: Said): Rule {
  if (left.kind !== 'truth' || right.kind !== 'truth')
    throw new Unsaid(
      'A question is compared with true() or false(): programs of ODK differ in what that means',
      "compare it with its value, as in ${question} = 'yes'",
    );
  if (typeof right.rule === 'boolean') return right.rule ? left.rule : not(left.rule);
  if (typeof left.rule === 'boolean') return left.rule ? right.rule : not(right.rule);
  return { '===': [left.rule, right.rule] };
}

/** Two numbers or two dates. Nodes are compared as texts, so that two empty ones are equal; else NaN equals nothing. */
function areEqual(left: NumberSaid | DaySaid, right: NumberSaid | DaySaid): Rule {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (one !== null && other !== null) return one === other;
  const isText = left.isNode && right.isNode;
  const isGuarded = !isText && left.gap !== 'none' && right.gap !== 'none';
  return all(isGuarded ? isAnswered(left.rule) : true, { '===': [left.rule, right.rule] });
}

function areSameText(left: TextSaid, right: TextSaid): Rule {
  if (left.blank !== 'either' && right.blank !== 'either')
    return { '===': [left.rule, right.rule] };
  return { '===': [{ cat: [left.rule] }, { cat: [right.rule] }] };
}

/** Whether it is the text that stands in the form. */
function isText(said: Said, text: string): Rule {
  const constant = textOf(said);
  if (constant !== null) return constant === text;
  if (text === '') return not(isSomething(said));
  switch (said.kind) {
    case 'text':
      return said.values === null || said.values.includes(text)
        ? { '===': [said.rule, text] }
        : false;
    case 'choices':
      return said.values.includes(text) ? isChosenAlone(said, text) : isNever(text);
    case 'tick':
      return text === 'OK' ? { '===': [said.rule, true] } : false;
    case 'number': {
      const number = readNumber(text);
      if (!said.isNode) return Number.isNaN(number) ? false : { '===': [said.rule, number] };
      if (String(number) === text) return { '===': [said.rule, number] };
      if (Number.isNaN(number) && text !== 'NaN') return false;
      throw new Unsaid(
        `A number is compared with the text “${text}”`,
        'write the number without quotation marks',
      );
    }
    case 'day': {
      const day = dayIn(text);
      if (day !== null && said.isNode) return { '===': [said.rule, { var: daySetting(day) }] };
      throw new Unsaid('A date is compared with a text', "write the date as date('2026-01-31')");
    }
    case 'time':
    case 'files':
      throw isRead(said.kind);
    case 'truth':
      return isText(asText(said), text);
  }
}

function isNever(text: string): Rule {
  if (!text.includes(' ')) return false;
  throw new Unsaid(
    'Several choices are compared with several at once, where their order counts',
    "ask for each by selected(${question}, 'choice')",
  );
}

const isChosenAlone = ({ rule }: ChoicesSaid, value: string): Rule =>
  all({ includes: [rule, value] }, { '===': [{ count: rule }, 1] });
