import type { Json } from '../../model';
import { addDays, weekday } from './dates';
import { isWhole } from './whole';

/**
 * The n-th working day after a date, yyyy-mm-dd: no Saturday, no Sunday and no holiday of
 * the calendar. null for no date, no calendar, or a way that leaves the years that it knows:
 * beyond them nobody can say which days are holidays.
 */
export function addWorkingDays(date: Json, days: Json, calendar: Json): string | null {
  const known = readCalendar(calendar);
  if (known === null || !isWhole(days) || days < 0) return null;
  let at = addDays(date, 0);
  for (let left = days; left > 0;) {
    at = addDays(at, 1);
    if (at === null || !known.covers(at)) return null;
    if (!isWeekend(at) && !known.holidays.has(at)) left -= 1;
  }
  return at;
}

interface Calendar {
  readonly covers: (date: string) => boolean;
  readonly holidays: ReadonlySet<Json>;
}

function readCalendar(calendar: Json): Calendar | null {
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
  const day = weekday(date);
  return day === 0 || day === 6;
}
