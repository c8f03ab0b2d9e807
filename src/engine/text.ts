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
      return date(value, locale, { ...month, ...dayOfMonth });
    case 'dayMonth':
      return date(value, locale, dayOfMonth);
    case 'month':
      return date(value, locale, month, '-01');
    case 'moment':
      return isMoment(value)
        ? `${date(value, locale, time)} on ${date(value, locale, dayOfMonth)}`
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
    return numberFormat(locale, decimals, decimals, { style: 'currency', currency }).format(value);
  }
  return numberFormat(locale, ...as.decimals).format(value) + as.after;
}

/** Milliseconds that are a moment: so many that there is no such day are none. */
const isMoment = (value: Json): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

const month: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
const dayOfMonth: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** `rest` makes a day of a value that is none by itself. */
function date(value: Json, locale: string, as: Intl.DateTimeFormatOptions, rest = ''): string {
  // Milliseconds are a moment, whose day is the device's.
  if (isMoment(value)) return formatter(Intl.DateTimeFormat, locale, as).format(value);
  const text = wordsOf(value);
  const whole = text + rest;
  const moment = Date.parse(`${whole}T00:00:00Z`);
  // Of a day that does not exist the way back leads to another one.
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === whole;
  if (!isDay || whole < '0100') return text;
  return formatter(Intl.DateTimeFormat, locale, { ...as, timeZone: 'UTC' }).format(moment);
}

/** Decimals: the least and the most. */
function numberFormat(
  locale: string,
  least?: number,
  most?: number,
  style: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const options: Intl.NumberFormatOptions = {
    ...style,
    // What is rounded to nothing is not below it.
    signDisplay: 'negative',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  };
  return formatter(Intl.NumberFormat, locale, options);
}

const formatters = new Map<string, unknown>();

/** A formatter is many times dearer to make than to use. */
function formatter<Options extends object, Made>(
  Kind: new (locale: string, options: Options) => Made,
  locale: string,
  options: Options,
): Made {
  const key = Kind.name + JSON.stringify([locale, options]);
  const found = (formatters.get(key) as Made | undefined) ?? new Kind(locale, options);
  formatters.set(key, found);
  return found;
}

const patterns = new Map<string, RegExp>();

/** The text with every match of the pattern replaced. */
export function replaced(text: string, { replace, with: by }: Replacement): string {
  const pattern = patterns.get(replace) ?? new RegExp(replace, 'gsu');
  patterns.set(replace, pattern);
  return text.replaceAll(pattern, by);
}
