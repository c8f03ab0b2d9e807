/** T: texts, and S1, S2: tidying. */
import { allows, asText, day, isList, own, several, string, type Scope } from './rules';
import type { Json } from '../subject';

/** T1: a text with its placeholders and links said by others. */
function told(
  text: string,
  say: (path: string, format: string) => string,
  link: (words: string, path: string) => string,
): string {
  return text.replace(/\{([^{}]*)\}|\[([^[\]]*)\]\(([^()]*)\)/g, (...[, inner, words, path]) => {
    if (typeof inner !== 'string') return link(told(String(words), say, link), String(path).trim());
    const [name = '', format = ''] = inner.split('|').map((part) => part.trim());
    return say(name, format);
  });
}

const dates: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  moment: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
};
const numbers: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  number: { maximumFractionDigits: 3 },
  pounds: { style: 'currency', currency: 'GBP' },
  wholePounds: { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 },
  pence: { minimumFractionDigits: 2, maximumFractionDigits: 4 },
};
const number = (n: number, format: string, { locale }: Scope): string =>
  new Intl.NumberFormat(locale, numbers[format]).format(n);

/** T3 of a number. */
function numeric(v: number, format: string, scope: Scope): string {
  if (format === 'wholeNumber') return number(Math.round(v) + 0, 'number', scope);
  if (format === 'briefPounds')
    return number(v, Number.isInteger(v) ? 'wholePounds' : 'pounds', scope);
  if (format === 'pence') return `${number(v, format, scope)}p`;
  if (format in numbers) return number(v, format, scope);
  const style = dates[format];
  return style ? new Intl.DateTimeFormat(scope.locale, style).format(v) : String(v);
}
/** T2, T3 */
function formatted(v: Json, format: string, scope: Scope): string {
  if (format === 'count') return String(v === null ? 0 : isList(v) ? v.length : 1);
  if (v === null) return '';
  if (typeof v === 'number' && format === '') return number(v, 'number', scope);
  if (format === 'lowerCase') return asText(v).toLocaleLowerCase(scope.locale);
  const last = { lastFour: 4, lastThirteen: 13 }[format];
  if (last !== undefined)
    return Array.from(asText(v), (c, i, all = Array.from(asText(v))) =>
      i < all.length - last ? '•' : c,
    ).join('');
  if (typeof v === 'number') return numeric(v, format, scope);
  if (typeof v !== 'string') return asText(v);
  if (format === 'postcode' && /^\S{4,}$/.test(v)) return `${v.slice(0, -3)} ${v.slice(-3)}`;
  const [at, style] = [day(v), dates[format]];
  return at === null || !style || format === 'moment'
    ? v
    : new Intl.DateTimeFormat(scope.locale, { ...style, timeZone: 'UTC' }).format(at * 86_400_000);
}
/** T1–T4, T6: a text filled; `plain` keeps only the words of links. */
export const fill = (text: Json, scope: Scope, plain = false): string =>
  told(
    string(text),
    (path, format) =>
      format === 'label' ? scope.label(path) : formatted(scope.read(path), format, scope),
    (words, path) => (plain ? words : `[${words}](${string(scope.read(path))})`),
  );
/** T5 */
export function cases(said: Json, scope: Scope, plain = false): string {
  const fits = several(said).find((one) => allows(own(one, 'when'), scope)) ?? null;
  return fill(typeof fits === 'string' ? fits : own(fits, 'text'), scope, plain);
}
/** T8: a message. */
export const message = (text: string, says: Readonly<Record<string, Json>>): string =>
  told(
    text,
    (name) => {
      const said = own(says, name);
      return typeof said === 'number' ? said.toLocaleString('en-GB') : asText(said);
    },
    (words) => words,
  );
/** D3: without placeholders; of links the words. */
export const bare = (text: string): string =>
  told(
    text,
    () => '',
    (words) => words,
  )
    .replace(/\s+/g, ' ')
    .trim();

const narrow = (t: string): string =>
  t.replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
const trim = (t: string): string => t.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
const joinDigits = (t: string): string => narrow(t).replace(/[\s\p{Cf}()./\p{Pd}\u2212]/gu, '');
type Tidy = (t: string) => string;
/** S1 */
const onEdit: Readonly<Record<string, Tidy>> = {
  removeSpaces: (t) => narrow(t).replace(/[\s\p{Cf}]/gu, ''),
  upperCase: (t) => t.toUpperCase(),
};
const onLeave: Readonly<Record<string, Tidy>> = {
  lowerCase: (t) => t.toLowerCase(),
  trim,
  joinDigits,
  nationalPhone: (t) => joinDigits(t).replace(/^(?:\+44|0044|44(?=0?\d{10}$))0?(?=\d)/, '0'),
};
const tidied = (v: Json, names: readonly string[], of: Readonly<Record<string, Tidy>>): Json =>
  typeof v === 'string' ? names.reduce((t, name) => of[name]?.(t) ?? t, v) : v;
/** S2 of a text, on edit and on leave. */
export const edited = (v: Json, names: readonly string[]): Json => {
  const text = tidied(v, names, onEdit);
  return text === '' ? null : text;
};
export const left = (v: Json, names: readonly string[], part = false): Json => {
  const text = tidied(v, names, part ? { ...onEdit, ...onLeave } : onLeave);
  return typeof text === 'string' ? trim(text) || null : text;
};
