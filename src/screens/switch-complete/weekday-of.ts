/** 0 is Sunday. Counted in UTC, where a date is the same day for everybody. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
