import type { Rule } from '../../../../src/engine';
import { asNumber } from './conversions';
import { addDays, subtractDays } from './days';
import { all, choose, isAnswered } from './logic';
import { aNumber, numberOf, Unsaid, widest, type NumberSaid, type Said } from './said';

export type Calculation = '+' | '-' | '*' | 'div' | 'mod';

/** `isNeverZero` says of a divisor whether what stands around it rules 0 out. */
export function calculate(
  left: Said,
  operator: Calculation,
  right: Said,
  isNeverZero: (divisor: NumberSaid) => boolean,
): Said {
  if (left.kind === 'day' && operator === '-' && right.kind === 'day')
    return subtractDays(left, right);
  if (left.kind === 'day' && (operator === '+' || operator === '-'))
    return addDays(left, asNumber(right), operator === '+' ? 1 : -1);
  if (right.kind === 'day' && operator === '+') return addDays(right, asNumber(left), 1);
  const [one, other] = [asNumber(left), asNumber(right)];
  if (operator === 'div') return divide(one, other, isNeverZero);
  if (operator === 'mod') return remainder(one, other);
  const gap = widest(one.gap, other.gap);
  const isWhole = one.isWhole && other.isWhole;
  return aNumber(folded(operator, one, other), { gap, isWhole });
}

/** Worked out at once where both are written in the form. */
function folded(operator: '+' | '-' | '*', one: NumberSaid, other: NumberSaid): Rule {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left === null || right === null) return { [operator]: [one.rule, other.rule] };
  if (operator === '+') return left + right;
  return operator === '-' ? left - right : left * right;
}

export const negative = (of: NumberSaid): NumberSaid => {
  const constant = numberOf(of);
  return { ...of, rule: constant === null ? { '-': [of.rule] } : 0 - constant };
};

function divide(
  one: NumberSaid,
  other: NumberSaid,
  isNeverZero: (divisor: NumberSaid) => boolean,
): NumberSaid {
  const constant = numberOf(other);
  if (constant === 0 || (constant === null && !isNeverZero(other)))
    throw new Unsaid(
      'It divides by what can be 0, where XPath has Infinity and our language nothing',
      'say what holds then, as in if(${number} > 0, … div ${number}, 0)',
    );
  return aNumber(
    { '/': [one.rule, other.rule] },
    { gap: widest(one.gap, other.gap), isWhole: false },
  );
}

/** What is left of whole numbers: its sign is that of the first, as that of XPath. */
function remainder(one: NumberSaid, other: NumberSaid): NumberSaid {
  const by = numberOf(other);
  if (by === null || by === 0 || !Number.isInteger(by) || !one.isWhole)
    throw new Unsaid(
      'The remainder is asked for of what may be no whole number, or by what is not written in the form',
      'ask for it of whole numbers, by a number that stands in the form',
    );
  const quotient = truncated(aNumber({ '/': [one.rule, by] }, { gap: one.gap, isWhole: false }));
  return { ...one, rule: { '-': [one.rule, { '*': [quotient, by] }] }, isNode: false };
}

/** The next whole number towards 0. */
export const truncated = ({ rule }: NumberSaid): Rule =>
  choose(all(isAnswered(rule), { '>=': [rule, 0] }), floored(rule), { ceil: rule });

export const floored = (rule: Rule): Rule => ({ '-': [{ ceil: { '-': [rule] } }] });
