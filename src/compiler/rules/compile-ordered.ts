import type { Rule } from '../../engine';
import type { Cursor } from '../source';
import { checkArgument, checkGuard, orderOfTexts } from './check-argument';
import type { Place } from './place';
import type { TypedRule } from './typed-rule';

/**
 * What is put in an order: numbers, or times of day, where one of them is a time by what stands in
 * the files (R6 of docs/semantics.md). Of times it is their minutes that are compared.
 */
export function compileOrdered(
  operator: string,
  given: Cursor<Rule>,
  parts: readonly Cursor<Rule>[],
  found: readonly TypedRule[],
  place: Place,
): readonly TypedRule[] {
  const areTimes = found.some(({ typed }) => typed.isTime === true);
  if (!areTimes && found.length > 1 && found.every(({ typed }) => typed.type === 'text')) {
    // What is compared is of one kind: the operator is another's.
    place.context.report.add(
      'JC406',
      given,
      `\`${operator}\` compares numbers, and these are texts.`,
      {
        key: true,
        help: orderOfTexts,
      },
    );
    return found;
  }
  return parts.map((part, index) => {
    const each = found[index] ?? {
      rule: part.value,
      typed: { type: 'unknown', values: null, optional: true },
    };
    checkArgument(operator, areTimes ? 'time' : 'ordered', part, place, each.typed);
    if (!areTimes) return each;
    if (each.typed.isTime !== false) checkGuard(operator, part, each.typed, place);
    return { ...each, rule: { minutesOf: [each.rule] } };
  });
}
