const DAY = 86_400_000;

// Sweden writes its dates as yyyy-mm-dd.
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** What day a moment is for a household in Great Britain, as yyyy-mm-dd. */
export function londonDay(moment: Date): string {
  return london.format(moment);
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
  return moved.toISOString().slice(0, 10);
}

/**
 * Whether someone born on a day has had that many birthdays; one today counts. Born on 29 February:
 * on 1 March of a common year, as the journey counts it.
 */
export function isAtLeastAge(born: string, years: number, today: string): boolean {
  const year = String(Number(born.slice(0, 4)) + years).padStart(4, '0');
  // A day that is not in the calendar still has its place in the order of days.
  return `${year}${born.slice(4)}` <= today;
}
