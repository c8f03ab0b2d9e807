import { dayOf, type Json } from '../../rules';

const milliseconds = 86_400_000;

/** Days from 1 January 1970 to a date, yyyy-mm-dd; null for no date. */
export function dayNumber(json: Json): number | null {
  const day = dayOf(json);
  return day === null ? null : Math.round(day.getTime() / milliseconds);
}

/** yyyy-mm-dd. */
export const dayText = (number: number): string =>
  new Date(number * milliseconds).toISOString().slice(0, 10);

/** The key of the days between two terms, and whether they are counted the other way round. */
export function daysKey(
  one: string,
  other: string,
): { readonly key: string; readonly turned: boolean } {
  const turned = one > other;
  return { key: `days(${turned ? other : one}, ${turned ? one : other})`, turned };
}
