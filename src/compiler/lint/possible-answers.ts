import { yearsOffered, type YearsTold } from '../../journey';
import type { Json } from '../../engine';
import type { Question } from '../questions';
import { boundsOf } from './refusal-of';

/** All that a person can answer a question with, where that can be counted; those at the ends come first. */
export interface Possible {
  readonly what: 'day' | 'month' | 'time' | 'number';
  /** On a day of the visit. */
  readonly answers: (today: string) => Iterable<Json>;
}

/** More whole numbers than this are not looked at one by one. */
const most = 20_000;

/** null where they cannot be counted. */
export function possibleAnswers(question: Question): Possible | null {
  const { at, schema } = question;
  const { ui = {}, options } = at.value;
  if (options !== undefined) return null;
  if (ui.widget === 'date' || ui.widget === 'monthYear') {
    const { back, forward } = yearsOffered(ui as YearsTold);
    return ui.widget === 'date' ? days(back, forward) : months(back, forward);
  }
  const { type, format } = schema.value;
  if (type === 'string' && format === 'time') return times(question);
  return type === 'integer' ? numbers(question) : null;
}

const two = (number: number): string => String(number).padStart(2, '0');
const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const years = (today: string, back: number, forward: number): readonly string[] =>
  count(-back, forward)
    .map((each) => Number(today.slice(0, 4)) + each)
    .map((year) => String(year).padStart(4, '0'));

/** All of them are looked at so many days around the visit. */
const near = 800;

/** The ends of each year, each half of a month, what has its day of the year today, and all that are near. */
export const days = (back: number, forward: number): Possible => ({
  what: 'day',
  answers: function* (today) {
    const all = years(today, back, forward);
    for (const year of all) yield* [`${year}-01-01`, `${year}-12-31`];
    const at = Date.parse(today);
    const dayAfter = (from: number, after: number): string =>
      new Date(from + after * milliseconds).toISOString().slice(0, 10);
    const [first = '', last = ''] = [all[0], all.at(-1)];
    for (const after of count(-near, near)) {
      const day = dayAfter(at, after);
      if (day.slice(0, 4) >= first && day.slice(0, 4) <= last) yield day;
    }
    for (const year of all) {
      const then = Date.parse(`${year}${today.slice(4)}`);
      // There is none of the 29th of February; the days beside it are.
      const same = Number.isNaN(then) ? Date.parse(`${year}-02-28`) : then;
      for (const after of [-1, 0, 1]) {
        const day = dayAfter(same, after);
        if (day.startsWith(year)) yield day;
      }
      for (const month of count(1, 12))
        yield* [`${year}-${two(month)}-01`, `${year}-${two(month)}-16`];
    }
  },
});

const milliseconds = 86_400_000;

const months = (back: number, forward: number): Possible => ({
  what: 'month',
  answers: function* (today) {
    for (const year of years(today, back, forward))
      for (const month of count(1, 12)) yield `${year}-${two(month)}`;
  },
});

function times({ at }: Question): Possible {
  const { min, max } = at.value.time ?? {};
  const least = typeof min === 'string' ? min : '00:00';
  const latest = typeof max === 'string' ? max : '23:59';
  return {
    what: 'time',
    answers: function* () {
      yield* [least, latest];
      for (const minute of count(0, 1439)) {
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        if (time >= least && time <= latest) yield time;
      }
    },
  };
}

function numbers(question: Question): Possible | null {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    question.schema.value;
  const limit = (given: Json | undefined, none: number, by = 0): number =>
    typeof given === 'number' ? given + by : none;
  const least = Math.max(limit(minimum, -Infinity), limit(exclusiveMinimum, -Infinity, 1));
  const greatest = Math.min(limit(maximum, Infinity), limit(exclusiveMaximum, Infinity, -1));
  const ranges = boundsOf(question).map(
    ([from, to]) => [Math.ceil(Math.max(from, least)), Math.floor(Math.min(to, greatest))] as const,
  );
  const size = ranges.reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0);
  // That nothing is within the bounds at all is said of them.
  if (size === 0 || !(size <= most)) return null;
  const step = limit(multipleOf, 0);
  const isStep = (number: number): boolean =>
    step <= 0 || Math.abs(number / step - Math.round(number / step)) < 1e-8;
  return {
    what: 'number',
    answers: function* () {
      for (const [from, to] of ranges)
        for (const each of [from, to, ...count(from + 1, to - 1)]) if (isStep(each)) yield each;
    },
  };
}
