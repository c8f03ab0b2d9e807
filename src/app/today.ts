/** Today in the United Kingdom as yyyy-mm-dd: tariffs and ages go by the calendar there. */
export function ukToday(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(now);
}
