export interface CalendarEntry {
  /** yyyy-mm-dd: the whole day, wherever the calendar is read. */
  readonly on: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The address of a calendar file (RFC 5545), which needs no server.
 *
 * @param written the day on which it was written, yyyy-mm-dd
 */
export function calendarOf(entries: readonly CalendarEntry[], written: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Changeover//EN',
    ...entries.flatMap(({ on, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${on}-${encodeURIComponent(title)}`,
      `DTSTAMP:${compact(written)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(on)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  const file = lines.flatMap(folded).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

const compact = (date: string): string => date.replaceAll('-', '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** No line has more than 75 octets; of the widest characters of a text that is 18. */
function folded(line: string): readonly string[] {
  const letters = Array.from(line);
  const most = new TextEncoder().encode(line).length === letters.length ? 74 : 18;
  const parts: string[] = [];
  for (let from = 0; from === 0 || from < letters.length; from += most)
    parts.push((from === 0 ? '' : ' ') + letters.slice(from, from + most).join(''));
  return parts;
}
