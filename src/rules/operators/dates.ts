import type { Json } from '../values';
import { saysOfTwo, type Operator, type Says } from '../operator';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar from yyyy-mm-dd; null for anything else, 30 February included. */
export function dayOf(text: Json | undefined): Date | null {
  const parts = typeof text === 'string' ? shape.exec(text) : null;
  if (parts === null) return null;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const result = new Date(Date.UTC(year, month - 1, date));
  const same =
    // A month too many is another year, and a day too many another day of its month.
    result.getUTCFullYear() === year && result.getUTCDate() === date;
  return same ? result : null;
}

const isWhole = (value: Json | undefined): value is number => Number.isInteger(value);

/** yyyy-mm-dd, some days later; null for no date, no whole number, or a day outside the years 100 to 9999. */
function later(date: Json | undefined, days: Json | undefined): string | null {
  const from = dayOf(date);
  if (from === null || !isWhole(days)) return null;
  from.setUTCDate(from.getUTCDate() + days);
  return written(from);
}

/** yyyy-mm-dd; null outside the years 100 to 9999. A day beyond what a Date can hold has the year NaN. */
function written(day: Date): string | null {
  const year = day.getUTCFullYear();
  return year >= 100 && year <= 9999 ? day.toISOString().slice(0, 10) : null;
}

/** How many days the month of a day has. */
function lengthOfMonth(day: Date): number {
  const last = new Date(day);
  last.setUTCMonth(day.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}

function saysBetween(unit: string): Says {
  return ([from = null, to = null], say) => `${unit} from ${say.value(from)} to ${say.value(to)}`;
}

/** false unless both are dates. */
const comparison = (stands: (a: Date, b: Date) => boolean): Operator => ({
  takes: { kinds: ['date'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  run: (a, b) => {
    const [first, second] = [dayOf(a), dayOf(b)];
    return first !== null && second !== null && stands(first, second);
  },
});

export const dateBefore: Operator = {
  ...comparison((a, b) => a < b),
  says: saysOfTwo('is before', 'is not before'),
};

export const dateOnOrAfter: Operator = {
  ...comparison((a, b) => a >= b),
  says: saysOfTwo('is on or after', 'is not on or after'),
};

/** Whole years from a date to today; null for no date. Born on 29 February: a year older on 1 March. */
export const yearsSince: Operator = {
  takes: { kinds: ['date'], count: [1, 1] },
  gives: 'number',
  nothing: 'withArgument',
  reads: ['today'],
  says: ([date = null], say) => `whole years since ${say.value(date)}`,
  run(date) {
    const from = dayOf(date);
    const to = dayOf(this.today);
    if (from === null || to === null) return null;
    const years = to.getUTCFullYear() - from.getUTCFullYear();
    const beforeBirthday =
      to.getUTCMonth() < from.getUTCMonth() ||
      (to.getUTCMonth() === from.getUTCMonth() && to.getUTCDate() < from.getUTCDate());
    return beforeBirthday ? years - 1 : years;
  },
};

const daysOf = (count: Json): string => (count === 1 ? 'day' : 'days');

export const addDays: Operator = {
  takes: { kinds: ['date', 'number'], count: [2, 2] },
  gives: 'text',
  nothing: 'withArgument',
  says: ([date = null, days = null], say) =>
    `${say.value(days)} ${daysOf(days)} after ${say.value(date)}`,
  run: later,
};

/** The same day of the month so many months later, or the last of a month that has no such day. */
export const addMonths: Operator = {
  takes: { kinds: ['date', 'number'], count: [2, 2] },
  gives: 'text',
  nothing: 'withArgument',
  says: ([date = null, months = null], say) =>
    `${say.value(months)} ${months === 1 ? 'month' : 'months'} after ${say.value(date)}`,
  run: (date, months) => {
    const at = dayOf(date);
    if (at === null || !isWhole(months)) return null;
    const day = at.getUTCDate();
    at.setUTCMonth(at.getUTCMonth() + months, 1);
    at.setUTCDate(Math.min(day, lengthOfMonth(at)));
    return written(at);
  },
};

/** The first day of a month, yyyy-mm-01 of yyyy-mm; null for no month of the years 100 to 9999. */
export const firstDayOf: Operator = {
  takes: { kinds: ['text'], count: [1, 1] },
  gives: 'text',
  nothing: 'always',
  says: ([month = null], say) => `the first day of ${say.value(month)}`,
  run: (month) => {
    const day = typeof month === 'string' ? `${month}-01` : '';
    return dayOf(day) === null || day < '0100' ? null : day;
  },
};

/** Days from the first day to the second; null unless both are dates. */
export const daysBetween: Operator = {
  takes: { kinds: ['date'], count: [2, 2] },
  gives: 'number',
  nothing: 'withArgument',
  says: saysBetween('days'),
  run: (a, b) => {
    const [from, to] = [dayOf(a), dayOf(b)];
    return from === null || to === null ? null : (to.getTime() - from.getTime()) / 86_400_000;
  },
};

/** The most months after the first day, as `addMonths` counts them, that do not go beyond the second. */
export const monthsBetween: Operator = {
  ...daysBetween,
  says: saysBetween('whole months'),
  run: (a, b) => {
    const [from, to] = [dayOf(a), dayOf(b)];
    if (from === null || to === null) return null;
    const years = to.getUTCFullYear() - from.getUTCFullYear();
    const months = years * 12 + to.getUTCMonth() - from.getUTCMonth();
    const isReached = to.getUTCDate() >= Math.min(from.getUTCDate(), lengthOfMonth(to));
    return isReached ? months : months - 1;
  },
};

/**
 * The n-th working day after a date, yyyy-mm-dd: no Saturday, no Sunday and no holiday of
 * the calendar. null for no date, no calendar, or a way that leaves the years that it knows:
 * beyond them nobody can say which days are holidays.
 */
export const addWorkingDays: Operator = {
  takes: { kinds: ['date', 'number', 'calendar'], count: [3, 3] },
  gives: 'text',
  nothing: 'always',
  says: ([date = null, days = null, calendar = null], say) =>
    `${say.value(days)} working ${daysOf(days)} of ${say.value(calendar)} after ${say.value(date)}`,
  run: (date, days, calendar) => {
    const known = readCalendar(calendar);
    if (known === null || !isWhole(days) || days < 0) return null;
    let at = later(date, 0);
    for (let left = days; left > 0;) {
      at = later(at, 1);
      if (at === null || !known.covers(at)) return null;
      if (!isWeekend(at) && !known.holidays.has(at)) left -= 1;
    }
    return at;
  },
};

interface Calendar {
  readonly covers: (date: string) => boolean;
  readonly holidays: ReadonlySet<Json>;
}

function readCalendar(calendar: Json | undefined): Calendar | null {
  if (typeof calendar !== 'object' || calendar === null || !('years' in calendar)) return null;
  const { years, holidays } = calendar;
  if (!Array.isArray(years) || !Array.isArray(holidays)) return null;
  const [first, last] = years as readonly Json[];
  if (typeof first !== 'number' || typeof last !== 'number') return null;
  return {
    covers: (date) => Number(date.slice(0, 4)) >= first && Number(date.slice(0, 4)) <= last,
    holidays: new Set(holidays as readonly Json[]),
  };
}

function isWeekend(date: string): boolean {
  const day = dayOf(date)?.getUTCDay();
  return day === 0 || day === 6;
}
