import type { Rule } from '../../engine';
import type { Context } from '../context';
import type { Cursor } from '../source';

/** Days from the first of the year 1 to the last of 9999, which is the last that there is. */
const allDays = 3_652_058;
const allMonths = 9_999 * 12;

/** What is wrong with a number that stands in the rule itself; null for nothing. */
const refusals: Readonly<Record<string, (number: number) => string | null>> = {
  addDays: (days) =>
    Number.isInteger(days)
      ? Math.abs(days) > allDays
        ? 'there is no such day'
        : null
      : 'days are counted whole',
  addMonths: (months) =>
    Number.isInteger(months)
      ? Math.abs(months) > allMonths
        ? 'there is no such day'
        : null
      : 'months are counted whole',
  addWorkingDays: (days) =>
    Number.isInteger(days)
      ? days < 0
        ? 'working days are counted forwards'
        : null
      : 'days are counted whole',
  '/': (divisor) => (divisor === 0 ? 'nothing is divided by 0' : null),
};

/** A second argument with which an operator always comes to nothing. */
export function checkLiterals(
  operator: string,
  parts: readonly Cursor<Rule>[],
  { report }: Context,
): void {
  const second = parts[1];
  if (second === undefined || typeof second.value !== 'number') return;
  const reason = Object.hasOwn(refusals, operator) ? refusals[operator]?.(second.value) : null;
  if (reason === null || reason === undefined) return;
  report.add('JC406', second, `This always comes to nothing: ${reason}.`);
}
