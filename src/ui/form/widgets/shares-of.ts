import { pageLocale } from '../page-locale';

/** Both parts of a whole with its unit, rounded so that together they are the whole. */
export function sharesOf(whole: number, percent: number, unit = ''): readonly [string, string] {
  const all = Math.round(whole);
  const part = Math.round((all * percent) / 100);
  const write = (amount: number) => `${amount.toLocaleString(pageLocale())} ${unit}`.trim();
  return [write(part), write(all - part)];
}
