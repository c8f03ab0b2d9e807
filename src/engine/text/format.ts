import type { Json, TextFormat } from '../model';
import { numberFormat } from './number-format';

/** Words for a value. What does not fit the format is shown as it is; nothing gives nothing. */
export function format(
  value: Json,
  as: TextFormat | undefined,
  locale: string,
  timeZone?: string,
): string {
  if (value === null) return as === 'count' ? '0' : '';
  switch (as) {
    case 'pounds':
      return money(value, locale, 2);
    case 'wholePounds':
      return money(value, locale, 0);
    case 'briefPounds':
      return money(value, locale, Number.isInteger(value) ? 0 : 2);
    case 'number':
      return typeof value === 'number' ? numberFormat(locale).format(value) : show(value);
    case 'wholeNumber':
      return typeof value === 'number'
        ? numberFormat(locale).format(Math.round(value))
        : show(value);
    case 'pence':
      return typeof value === 'number' ? `${rate(value, locale)}p` : show(value);
    case 'date':
      return typeof value === 'number'
        ? moment(value, locale, momentDay, timeZone)
        : date(value, locale, 'numeric');
    case 'dayMonth':
      return date(value, locale);
    case 'moment':
      return typeof value === 'number' ? moment(value, locale, momentTime, timeZone) : show(value);
    case 'lastFour':
      return show(value).replaceAll(/.(?=.{4})/g, '•');
    case 'lastThirteen':
      return show(value).replaceAll(/.(?=.{13})/g, '•');
    case 'postcode':
      return show(value).replace(/^(\S+?)(\S{3})$/, '$1 $2');
    case 'lowerCase':
      return show(value).toLocaleLowerCase(locale);
    case 'count':
      return Array.isArray(value) ? numberFormat(locale).format(value.length) : '1';
    case 'label':
    case undefined:
      return typeof value === 'number' ? numberFormat(locale).format(value) : show(value);
  }
}

const show = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function money(value: Json, locale: string, decimals: number): string {
  if (typeof value !== 'number') return show(value);
  return numberFormat(locale, decimals).format(value);
}

/** A rate is exact: what it has beyond two figures is not rounded away. */
const rate = (value: number, locale: string): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Without a year for what lies within one. */
type Year = 'numeric' | undefined;

function date(value: Json, locale: string, year?: Year): string {
  const text = show(value);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return text;
  return dateFormat(locale, year).format(time);
}

const momentDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const momentTime = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** Where the device is, unless a zone is given. Few are drawn, so no formatter is kept. */
const moment = (
  value: number,
  locale: string,
  parts: typeof momentDay | typeof momentTime,
  timeZone?: string,
): string =>
  new Intl.DateTimeFormat(locale, { ...parts, ...(timeZone !== undefined && { timeZone }) }).format(
    value,
  );

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A formatter is many times dearer to make than to use. */
function dateFormat(locale: string, year: Year): Intl.DateTimeFormat {
  const key = `${locale} ${year ?? ''}`;
  const found =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(year !== undefined && { year }),
      timeZone: 'UTC',
    });
  dateFormats.set(key, found);
  return found;
}
