/** Ways to write a half of the day, and what has a name; each in small letters. */
export interface TimeWords {
  readonly am: readonly string[];
  readonly pm: readonly string[];
  /** As `am` and `pm`, but that with 12 nobody knows whether midday or midnight is meant. */
  readonly morning: readonly string[];
  readonly evening: readonly string[];
  readonly midday: readonly string[];
  readonly midnight: readonly string[];
}

/** Hour and minutes, with or without something between them, as in 2.30, 14:30, 1430 and 14h. */
const written = /^(\d{1,2})(?:h|[:.,h]?(\d{2}))?$/;

const halves = ['am', 'pm', 'morning', 'evening'] as const;
type Half = (typeof halves)[number];

/**
 * What a text means: `hh:mm` where that is certain. An hour that may be either half of the day is
 * given as it was meant so far, `5`, `5:30` or `12 in the evening`, for which the journey asks (S9 of
 * docs/semantics.md); anything else stays as it is typed. null when there is nothing.
 */
export function readTime(text: string, words: TimeWords): string | null {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
  if (seen === '') return null;
  if (words.midday.includes(seen)) return '12:00';
  if (words.midnight.includes(seen)) return '00:00';
  const half = halves.find((each) => endOf(seen, words[each]) !== undefined);
  const end = half === undefined ? '' : (endOf(seen, words[half]) ?? '');
  const figures = seen.slice(0, seen.length - end.length).replaceAll(/\s/g, '');
  const [, hours = '', minutes = ''] = written.exec(figures) ?? [];
  if (hours === '' || Number(minutes) > 59) return text;
  if (half === undefined) return ofDay(hours, minutes) ?? text;
  if (Number(hours) === 12 && (half === 'morning' || half === 'evening'))
    return `${hours}${minutes === '' ? '' : `:${minutes}`} ${end}`;
  return ofHalf(half, Number(hours), minutes) ?? text;
}

const endOf = (text: string, ends: readonly string[]): string | undefined =>
  ends.toSorted((a, b) => b.length - a.length).find((end) => text.endsWith(end));

const time = (hour: number, minutes: string): string =>
  `${String(hour).padStart(2, '0')}:${minutes === '' ? '00' : minutes}`;

/** 14:30pm says the same twice; 14:30am says two things. */
function ofHalf(half: Half, hour: number, minutes: string): string | null {
  const isLater = half === 'pm' || half === 'evening';
  if (hour > 23 || (isLater ? hour === 0 : hour > 12)) return null;
  const from = hour === 12 ? 0 : hour;
  return time(isLater && from < 12 ? from + 12 : from, minutes);
}

/** Two figures of the hour and minutes are the clock of 24 hours, and so is an hour after 12. */
function ofDay(hours: string, minutes: string): string | null {
  const hour = Number(hours);
  if (hour > 23 || (hour === 0 && minutes === '')) return null;
  if (hour === 0 || hour > 12 || (hours.length === 2 && minutes !== '')) return time(hour, minutes);
  return minutes === '' ? String(hour) : `${hour}:${minutes}`;
}

/** A time in words: which sentence says it, and its figures on a clock of 12 hours. */
export function saysTime(text: string): { readonly name: string; readonly time: string } | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === '') return null;
  const hour = Number(hours);
  return { name: nameOf(hour, minutes), time: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}` };
}

function nameOf(hour: number, minutes: string): string {
  if (hour % 12 === 0 && minutes === '00') return hour === 0 ? 'isMidnight' : 'isMidday';
  if (hour === 0) return 'isNight';
  if (hour < 12) return 'isMorning';
  return hour < 18 ? 'isAfternoon' : 'isEvening';
}
