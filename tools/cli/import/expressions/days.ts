import {
  aNumber,
  numberOf,
  textOf,
  Unsaid,
  widest,
  type DaySaid,
  type NumberSaid,
  type Said,
} from './said';

/** The day that a text is, if it is one. */
export function dayIn(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** A day that is written in a rule stands among the settings, where it is seen. */
export const daySetting = (day: string): string => `settings.day_${day.replaceAll('-', '_')}`;

/** Names and days of all days that a text names so. */
export const daySettings = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/settings\.(day_(\d{4})_(\d{2})_(\d{2}))/g)].map(
      ([, name = '', year = '', month = '', day = '']) => [name, `${year}-${month}-${day}`],
    ),
  );

export const today: DaySaid = {
  kind: 'day',
  rule: { var: 'today' },
  gap: 'none',
  isNode: false,
  as: 'date',
};

/** `date(…)`: of a date itself, or of one that is written in the form. */
export function asDay(said: Said): DaySaid {
  if (said.kind === 'day') return { ...said, as: 'date' };
  const text = textOf(said);
  const day = text === null ? null : dayIn(text);
  if (day !== null)
    return { kind: 'day', rule: { var: daySetting(day) }, gap: 'none', isNode: false, as: 'date' };
  throw new Unsaid(
    'A date is made of what is no date',
    "give the question the type date, or write the day as date('2026-01-31')",
  );
}

/** A date and a number of days, or two dates. */
export function addDays(day: DaySaid, days: NumberSaid, sign: 1 | -1): DaySaid {
  requireDate(day);
  const constant = numberOf(days);
  if (constant === null || !days.isWhole)
    throw new Unsaid(
      'A number of days that is not written in the form is added to a date, or part of a day',
      'add a whole number of days that stands in the form',
    );
  const rule = { addDays: [day.rule, sign * constant] };
  const gap = day.gap === 'none' ? 'none' : 'NaN';
  return { kind: 'day', rule, gap, isNode: false, as: 'days' };
}

/** `decimal-date-time(…)` of a date: its midnight, of which only the order is the same everywhere. */
export const asMoment = (said: Said): DaySaid => ({ ...asDay(said), as: 'moment', isNode: false });

function requireDate({ as }: DaySaid): void {
  if (as === 'moment')
    throw new Unsaid(
      'It calculates with decimal-date-time(), which hangs on summer time',
      'take the days between two dates, as in today() - ${born}',
    );
}

/** Days from the other date to this one. */
export function subtractDays(day: DaySaid, other: DaySaid): NumberSaid {
  requireDate(day);
  requireDate(other);
  const gap = widest(day.gap, other.gap) === 'none' ? 'none' : 'NaN';
  return aNumber({ daysBetween: [other.rule, day.rule] }, { gap, isWhole: true });
}
