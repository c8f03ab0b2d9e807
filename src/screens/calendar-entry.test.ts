import { expect, it } from 'vitest';
import { calendarOf } from './calendar-entry';

const entry = (text: string): string => {
  const address = calendarOf(
    [{ on: '2027-02-10', title: 'You can leave; free', text }],
    '2026-11-23',
  );
  return decodeURIComponent(address.replace(/^data:text\/calendar;charset=utf-8,/, ''));
};

it('is one whole day, with what has a meaning in calendars escaped', () => {
  expect(entry('One, two\nthree').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Changeover//EN',
    'BEGIN:VEVENT',
    'UID:2027-02-10-You%20can%20leave%3B%20free',
    'DTSTAMP:20261123T000000Z',
    'DTSTART;VALUE=DATE:20270210',
    String.raw`SUMMARY:You can leave\; free`,
    String.raw`DESCRIPTION:One\, two\nthree`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds long lines at 75 octets and loses nothing of them', () => {
  for (const text of ['energy '.repeat(30), 'énergie '.repeat(30)]) {
    const file = entry(text);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
  }
});
