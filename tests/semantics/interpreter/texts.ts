/** T1–T3, T5, T8: texts; S1, S2: tidying. */
import { isList, isObject, list, object, own, string } from '../json';
import { allows, asText, DAY, day, isNumber, several, type Scope } from './values';
import type { Json, JsonObject } from '../subject';

const token = /\{([^{}]*)\}|\[([^[\]]*)\]\(([^()]*)\)/g;
/** T1: a text with its placeholders and links said by others; of a link the words, else. */
function told(
  text: string,
  say: (path: string, format: string) => string,
  link: (words: string, path: string) => string = (words) => words,
): string {
  return text.replace(token, (_all, inner?: string, words?: string, path?: string) => {
    if (inner === undefined) return link(told(words ?? '', say), path?.trim() ?? '');
    const [name = '', format = ''] = inner.split('|').map((part) => part.trim());
    return say(name, format);
  });
}

const dates: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
};
const numbers: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  '': {},
  number: { maximumFractionDigits: 3 },
  wholeNumber: { maximumFractionDigits: 0, roundingMode: 'halfCeil' },
};
type Kept<Options, Format> = (locale: string, options: Options) => Format;
/** What formats is dear to make, and made of few options. */
function kept<Options, Format>(make: Kept<Options, Format>): Kept<Options, Format> {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
}
const ofNumbers = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const ofDates = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
/** T3: what is rounded to 0 has no sign. */
const shownIn = (locale: string, style: Intl.NumberFormatOptions, n: number): string =>
  ofNumbers(locale, { signDisplay: 'negative', ...style }).format(n);
/** Z25: a replacement, of every match. */
const replaced = (text: string, said: Json): string =>
  text.replace(new RegExp(string(own(said, 'replace')), 'gsu'), string(own(said, 'with')));
/** Z25: a number as a format of the journey shows it; null where it does not say how. */
function shownNumber(v: number, shown: Json, locale: string): string | null {
  const { currency = null, decimals = null, after = null } = object(shown);
  const [least = null, most = null] = list(decimals);
  if (currency === null && after === null) return null;
  const money = { style: 'currency', currency: string(currency) } as const;
  const few = decimals === 0 || (decimals === 'asNeeded' && Number.isInteger(v)) ? 0 : 2;
  const style = isList(decimals)
    ? { minimumFractionDigits: Number(least), maximumFractionDigits: Number(most) }
    : { ...money, minimumFractionDigits: few, maximumFractionDigits: few };
  return `${shownIn(locale, style, v)}${string(after)}`;
}
/** T2, T3, Z25 */
function shownAs(v: Json, format: string, scope: Scope): string {
  const dated = (when: number, style: Intl.DateTimeFormatOptions = {}): string =>
    ofDates(scope.locale, style).format(when);
  const items = v === null ? 0 : isList(v) ? v.length : 1;
  if (format === 'count') return ofNumbers(scope.locale, {}).format(items);
  if (v === null) return '';
  if (format === 'lowerCase') return asText(v).toLocaleLowerCase(scope.locale);
  const shown = scope.shown(format);
  if (own(shown, 'replace') !== null) return replaced(asText(v), shown);
  if (isNumber(v)) {
    const isMoment = !Number.isNaN(new Date(v).getTime());
    if (isMoment && dates[format]) return dated(v, dates[format]);
    if (isMoment && format === 'moment')
      return `${dated(v, { hour: '2-digit', minute: '2-digit' })} on ${dated(v, dates['dayMonth'])}`;
    const style = numbers[format];
    if (style) return shownIn(scope.locale, style, v);
    return shownNumber(v, shown, scope.locale) ?? asText(v);
  }
  const date = day(format === 'month' ? `${asText(v)}-01` : v);
  if (date === null || !dates[format]) return asText(v);
  return dated(date * DAY, { ...dates[format], timeZone: 'UTC' });
}
/** T5, D5: the text of the first case that holds, a text being one case. */
function fitting(said: Json, scope: Scope): string {
  const fits = several(said).find((one) => allows(own(one, 'when'), scope)) ?? null;
  return typeof fits === 'string' ? fits : string(own(fits, 'text'));
}
/** T1–T6: text cases filled; `plain` keeps only the words of links. */
export function fill(said: Json, scope: Scope, plain = false): string {
  return told(
    fitting(said, scope),
    (path, format) =>
      format === 'label' ? scope.label(path) : shownAs(scope.read(path), format, scope),
    plain ? undefined : (words, path) => `[${words}](${string(scope.read(path))})`,
  );
}
/** Z38: how a block begins, and what stands for that in the observation. */
const blocks: readonly (readonly [RegExp, string])[] = [
  [/^- /, '•'],
  [/^\d+\. /, '№'],
  [/^## /, '§'],
];
function block(line: string): string {
  const [mark, sign] = blocks.find(([begins]) => begins.test(line)) ?? [/^/, '¶'];
  return (
    sign +
    line
      .replace(mark, '')
      .trim()
      .replace(/\*\*(.+?)\*\*/g, '‹$1›')
  );
}
/** Z38: a formatted text, as it is observed. */
export function formatted(said: Json, scope: Scope): string {
  const text = fitting(said, scope);
  const lines = text.split('\n').map((line) => line.trim());
  const marked = lines.filter((line) => line !== '').map(block);
  const isPlain = marked.length === 0 || marked.join('') === `¶${text.trim()}`;
  return fill(isPlain ? text : marked.join(''), scope);
}
/** The texts of something, under their keys. */
export const filled = (of: Json, scope: Scope, ...keys: string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, fill(own(of, key), scope)]));
/** T8: a message reads only what its violation says. */
export const message = (text: Json, says: JsonObject, scope: Scope): string =>
  told(string(text), (name) => shownAs(own(says, name), '', scope));
/** D3: without placeholders; of links the words. */
export const bare = (text: Json): string =>
  told(string(text), () => '')
    .replace(/\s+/g, ' ')
    .trim();

const narrow = (t: string): string =>
  t.replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
const trim = (t: string): string => t.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
const joinDigits = (t: string): string => narrow(t).replace(/[\s\p{Cf}()./\p{Pd}\u2212]/gu, '');
type Tidying = Readonly<Record<string, (t: string) => string>>;
/** S1 */
const onEdit: Tidying = {
  removeSpaces: (t) => narrow(t).replace(/[\s\p{Cf}]/gu, ''),
  upperCase: (t) => t.toUpperCase(),
};
const onLeave: Tidying = {
  lowerCase: (t) => t.toLowerCase(),
  trim,
  joinDigits,
};
/** Z25: in the place of a normaliser may stand a replacement, which works on leave. */
const tidied = (v: Json, steps: readonly Json[], of: Tidying, replaces: boolean): Json =>
  typeof v === 'string'
    ? steps.reduce<string>((t, step) => {
        if (isObject(step)) return replaces ? replaced(t, step) : t;
        return of[string(step)]?.(t) ?? t;
      }, v) || null
    : v;
/** S2 of a text; parts of a composite know all normalisers on leave. */
export const edited = (v: Json, steps: readonly Json[]): Json => tidied(v, steps, onEdit, false);
export const left = (v: Json, steps: readonly Json[], part = false): Json =>
  tidied(v, [...steps, 'trim'], part ? { ...onEdit, ...onLeave } : onLeave, true);
