/** hh:mm of minutes from midnight; null for none of one day. */
export const timeText = (minutes: number): string | null =>
  Number.isInteger(minutes) && minutes >= 0 && minutes < 1440
    ? `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    : null;

const twoDigits = (count: number): string => String(count).padStart(2, '0');
