/*
 * Dates are yyyy-mm-dd and are counted in UTC, where every day has 24 hours.
 * Working days leave out Saturdays and Sundays; bank holidays are not known here,
 * so a date next to one is the earliest that it can be.
 */
const day = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

export function addWorkingDays(date: string, days: number): string {
  let at = date;
  for (let left = days; left > 0;) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
}
