import type {
  CompiledText,
  CompiledTextCase,
  ForeignText,
  Replacement,
  Shown,
  TextFormat,
} from '../journey';
import { holds, wordsOf, type Scope } from '../rules';
import type { Json, Text, TextPart } from './model';

/** Where a text's placeholders are read. */
export interface TextSource {
  readonly locale: string;
  readonly read: (path: string) => Json;
  /** Label of the option that is chosen at an answer path. */
  readonly label: (path: string) => string;
}

/** The first text whose condition holds; nothing where none does. */
export const firstCase = (cases: readonly CompiledTextCase[], scope: Scope): CompiledText =>
  cases.find(({ when }) => holds(when, scope))?.text ?? [];

/** The text with its placeholders filled; neighbouring words are joined. */
export function fill(text: CompiledText | ForeignText, source: TextSource): Text {
  if (isForeign(text)) {
    const [{ in: lang }, ...words] = text;
    return fill(words, { ...source, locale: lang }).map((part) => ({
      ...(typeof part === 'string' ? { text: part } : part),
      lang,
    }));
  }
  const parts: TextPart[] = [];
  for (const part of text) {
    if (typeof part === 'object' && 'text' in part) {
      parts.push('link' in part ? linkTo(source.read(part.link), part.text) : part);
      continue;
    }
    const words = typeof part === 'string' ? part : placeholder(part, source);
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + words;
    else parts.push(words);
  }
  return parts;
}

const linkTo = (address: Json, text: string): TextPart => ({
  href: typeof address === 'string' ? address : '',
  text,
});

const isForeign = (text: CompiledText | ForeignText): text is ForeignText =>
  typeof text[0] === 'object' && 'in' in text[0];

function placeholder(
  part: { readonly path: string; readonly format?: TextFormat | Shown },
  source: TextSource,
): string {
  if (part.format === 'label') return source.label(part.path);
  return format(source.read(part.path), part.format, source.locale);
}

/** Its words alone. */
export const plain = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Words for a value. What does not fit the format is shown as it is; nothing gives nothing. */
export function format(value: Json, as: TextFormat | Shown | undefined, locale: string): string {
  if (value === null) return as === 'count' ? '0' : '';
  if (typeof as === 'object') return shown(value, as, locale);
  switch (as) {
    case 'number':
      return typeof value === 'number' ? numberFormat(locale).format(value) : wordsOf(value);
    case 'wholeNumber':
      return typeof value === 'number'
        ? numberFormat(locale).format(Math.round(value) + 0)
        : wordsOf(value);
    case 'date':
      return date(value, locale, 'numeric');
    case 'dayMonth':
      return date(value, locale);
    case 'moment':
      return isMoment(value)
        ? `${timeFormat(locale).format(value)} on ${date(value, locale)}`
        : wordsOf(value);
    case 'lowerCase':
      return wordsOf(value).toLocaleLowerCase(locale);
    case 'count':
      return Array.isArray(value) ? numberFormat(locale).format(value.length) : '1';
    case 'label':
    case undefined:
      return typeof value === 'number' ? numberFormat(locale).format(value) : wordsOf(value);
  }
}

function shown(value: Json, as: Shown, locale: string): string {
  if ('replace' in as) return replaced(wordsOf(value), as);
  if (typeof value !== 'number') return wordsOf(value);
  if ('currency' in as) {
    const decimals = as.decimals ?? (Number.isInteger(value) ? 0 : 2);
    const { currency } = as;
    return numberFormat(locale, { style: 'currency', currency }, decimals, decimals).format(value);
  }
  return numberFormat(locale, {}, ...as.decimals).format(value) + as.after;
}

/** Milliseconds that are a moment: so many that there is no such day are none. */
const isMoment = (value: Json): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** Without a year for what lies within one. */
type Year = 'numeric' | undefined;

function date(value: Json, locale: string, year?: Year): string {
  // Milliseconds are a moment, whose day is the device's.
  if (isMoment(value)) return dateFormat(locale, year, undefined).format(value);
  const text = wordsOf(value);
  const time = Date.parse(`${text}T00:00:00Z`);
  // Of a day that does not exist the way back leads to another one.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  if (!isDay || text < '0100') return text;
  return dateFormat(locale, year, 'UTC').format(time);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A formatter is many times dearer to make than to use. */
function dateFormat(locale: string, year: Year, timeZone: 'UTC' | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${year ?? ''} ${timeZone ?? ''}`;
  const found =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(year !== undefined && { year }),
      ...(timeZone !== undefined && { timeZone }),
    });
  dateFormats.set(key, found);
  return found;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(locale: string): Intl.DateTimeFormat {
  const found =
    timeFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  timeFormats.set(locale, found);
  return found;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A formatter is many times dearer to make than to use. Decimals: the least and the most. */
function numberFormat(
  locale: string,
  style: Pick<Intl.NumberFormatOptions, 'style' | 'currency'> = {},
  least?: number,
  most?: number,
): Intl.NumberFormat {
  const key = `${locale} ${style.currency ?? ''} ${least ?? ''} ${most ?? ''}`;
  const found =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      ...style,
      // What is rounded to nothing is not below it.
      signDisplay: 'negative',
      ...(least !== undefined && { minimumFractionDigits: least }),
      ...(most !== undefined && { maximumFractionDigits: most }),
    });
  formats.set(key, found);
  return found;
}

const patterns = new Map<string, RegExp>();

/** The text with every match of the pattern replaced. */
export function replaced(text: string, { replace, with: by }: Replacement): string {
  const pattern = patterns.get(replace) ?? new RegExp(replace, 'gsu');
  patterns.set(replace, pattern);
  return text.replaceAll(pattern, by);
}
