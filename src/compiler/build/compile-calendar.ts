import type { CompiledCalendar } from '../../journey';
import type { Context } from '../context';
import type { CalendarSource } from '../language';
import { entries, type Cursor } from '../source';

/** Every holiday is a day that there is, in a year that the file says it knows whole. */
export function compileCalendar(at: Cursor<CalendarSource>, { report }: Context): CompiledCalendar {
  const { years, holidays } = at.value;
  const [first, last] = years;
  if (first > last)
    report.add('JC205', at.at('years'), `No year is from ${first} to ${last}.`, {
      help: 'the first year stands before the last',
    });
  const known = new Set<number>();
  for (const [date, name] of entries(at.at('holidays'))) {
    const year = Number(date.slice(0, 4));
    known.add(year);
    if (!isDay(date)) report.add('JC205', name, `There is no day \`${date}\`.`, { key: true });
    else if (year < first || year > last)
      report.add('JC205', name, `\`${date}\` lies outside ${first} to ${last}.`, {
        key: true,
        help: 'widen `years` once the whole year is known, or leave the day out',
      });
    else if ([0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()))
      report.add('JC519', name, `\`${date}\` is at a weekend, when nobody works anyway.`, {
        key: true,
        help: 'write the day that is kept in its place, or leave it out',
        severity: 'warning',
      });
  }
  for (let year = first; year <= last; year += 1)
    if (!known.has(year))
      report.add('JC205', at.at('years'), `No holiday of ${year} is written down.`, {
        help: 'end `years` before it: beyond them no date is promised',
      });
  return { years, holidays: Object.keys(holidays) };
}

const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
