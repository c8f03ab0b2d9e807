const DAY = 86_400_000;

/** The day of a moment as yyyy-mm-dd. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one yyyy-mm-dd to another; negative when it lies before. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY);
}

/** The same day some months on, or the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== Number(day.slice(8))) moved.setUTCDate(0);
  return isoDay(moved);
}

/** Whether someone born on a day has had that many birthdays; one today counts. */
export function isAtLeastAge(born: string, years: number, today: string): boolean {
  return addMonths(born, years * 12) <= today;
}
