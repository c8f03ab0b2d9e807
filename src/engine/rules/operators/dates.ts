import type { Json } from '../../model';
import type { Scope } from '../scope';
import { isWhole } from './whole';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar from yyyy-mm-dd; null for anything else, 30 February included. */
function day(text: Json): Date | null {
  const parts = typeof text === 'string' ? shape.exec(text) : null;
  if (parts === null) return null;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const result = new Date(Date.UTC(year, month - 1, date));
  const same =
    // A month too many is another year, and a day too many another day of its month.
    result.getUTCFullYear() === year && result.getUTCDate() === date;
  return same ? result : null;
}

/** 0 is Sunday; null for no date. */
export const weekday = (date: Json): number | null => day(date)?.getUTCDay() ?? null;

/** Whole years from a date to today; null for no date. Born on 29 February: a year older on 1 March. */
export function yearsSince(this: Scope, date: Json): number | null {
  const from = day(date);
  const to = day(this.today);
  if (from === null || to === null) return null;
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const beforeBirthday =
    to.getUTCMonth() < from.getUTCMonth() ||
    (to.getUTCMonth() === from.getUTCMonth() && to.getUTCDate() < from.getUTCDate());
  return beforeBirthday ? years - 1 : years;
}

/** false unless both are dates. */
export function dateBefore(a: Json, b: Json): boolean {
  const [first, second] = [day(a), day(b)];
  return first !== null && second !== null && first < second;
}

/** false unless both are dates. */
export function dateOnOrAfter(a: Json, b: Json): boolean {
  const [first, second] = [day(a), day(b)];
  return first !== null && second !== null && first >= second;
}

/** yyyy-mm-dd, some days later; null for no date, no whole number, or a day outside the years 100 to 9999. */
export function addDays(date: Json, days: Json): string | null {
  const from = day(date);
  if (from === null || !isWhole(days)) return null;
  from.setUTCDate(from.getUTCDate() + days);
  const year = from.getUTCFullYear();
  // A day beyond what a Date can hold has the year NaN.
  return year >= 100 && year <= 9999 ? from.toISOString().slice(0, 10) : null;
}
