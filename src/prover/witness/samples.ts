import { dayNumber, dayText } from '../values/days';
import { timeText } from '../values/times';
import type { Json } from '../../rules';
import type { Value } from '../values/value';

const texts = [
  'Elm',
  'AB12CD',
  'sw1a1aa',
  'elm@example.org',
  '07700900123',
  '12345678',
  '1',
  'x'.repeat(60),
];
const days = [0, 1, -1, 7, 14, 20, 28, 29, 30, 60, 365, -30, -365];
const years = [1, 15, 16, 17, 18, 19, 30, 70, 100, 120, 150];

/** Values of a class, the plainest first. */
export function samplesOf(value: Value, today: string): readonly Json[] {
  if (value.is === 'known') return [value.json];
  switch (value.kind) {
    case 'number':
      return numbersIn(value.above, value.below);
    case 'date':
      return daysFrom(today);
    case 'list':
      return [[{}], [{}, {}], [{}, {}, {}, {}]];
    case 'object':
      return [{}];
    case 'text':
      return [...texts, ...daysFrom(today)];
    case 'any':
      return [...texts, 7, [{}], {}, ...daysFrom(today)];
  }
}

const hours = [10, 14, 18, 22, 0].map((hour) => hour * 60);

/** Times of day of which the minutes are such, and some others. */
export function timesFor(minutes: readonly Value[]): readonly string[] {
  const wanted = minutes.flatMap((each) => samplesOf(each, ''));
  const all = [...wanted, ...hours].map((each) =>
    typeof each === 'number' ? timeText(each) : null,
  );
  return [...new Set(all.filter((each) => each !== null))];
}

function daysFrom(today: string): readonly string[] {
  const now = dayNumber(today) ?? 0;
  return [...days, ...years.map((each) => -Math.round(each * 365.25) - 1)].map((each) =>
    dayText(now + each),
  );
}

/** Some between both. */
function numbersIn(above: number, below: number): readonly number[] {
  const first = numberIn(above, below);
  const step = below < first + 3 ? -1 : 1;
  return [first, first + step, first + 2 * step].filter((each) => each > above && each < below);
}

/** Between both, a whole number where there is one. */
function numberIn(above: number, below: number): number {
  if (!Number.isFinite(above) && !Number.isFinite(below)) return 1;
  if (!Number.isFinite(below)) return Math.floor(above) + 1;
  if (!Number.isFinite(above)) return Math.ceil(below) - 1;
  const whole = Math.floor(above) + 1;
  return whole < below ? whole : (above + below) / 2;
}
