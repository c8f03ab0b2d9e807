import type { Json } from '../../../engine';
import { yearsOffered } from '../../../journey';
import type { WidgetOptions } from '../control';

export interface DateValue {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The parts of `yyyy-mm-dd`, or of `yyyy-mm`; a part that is missing is empty, as in `2027--31`. */
export function readDate(value: Json): DateValue {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  return { year, month, day };
}

/** `yyyy-mm-dd` with missing parts left out; null when all are missing. */
export function writeDate({ year, month, day }: DateValue): string | null {
  return year + month + day === '' ? null : `${year}-${month}-${day}`;
}

/** `yyyy-mm` with a missing part left out; null when both are missing. */
export function writeMonth({ year, month }: DateValue): string | null {
  return year + month === '' ? null : `${year}-${month}`;
}

/** Days of the month; as many as it can have while the month or a leap year is not known. */
export function daysIn({ year, month }: DateValue): number {
  if (month === '') return 31;
  // Day 0 of the next month; year 4 was a leap year.
  const known = year === '' ? 4 : Number(year);
  const last = new Date(0);
  last.setUTCFullYear(known, Number(month), 0);
  return last.getUTCDate();
}

/** A day that the month does not have is asked again, never moved to another date. */
export function withPart(date: DateValue, part: keyof DateValue, text: string): DateValue {
  const next = { ...date, [part]: text };
  return Number(next.day) > daysIn(next) ? { ...next, day: '' } : next;
}

/**
 * Years that a date offers: of birth, or of a day that is only looked for in the past, from this year
 * back, else from the earliest on. A year that was answered before and is no longer among them stays.
 */
export function yearsFor(today: string, options: WidgetOptions, chosen: string): readonly string[] {
  const now = Number(today.slice(0, 4));
  const { back, forward } = yearsOffered(options);
  const years = Array.from({ length: back + forward + 1 }, (_, index) =>
    String(forward === 0 ? now - index : now - back + index),
  );
  return chosen === '' || years.includes(chosen) ? years : [...years, chosen];
}
