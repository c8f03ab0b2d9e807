/** V and R: values, paths, rules. */
import { isList, isObject, list, mapped, object, own, string } from '../json';
import { same } from '../match';
import type { Json, JsonObject } from '../subject';

/** What a rule or a text can ask for: V6, R28, T4, Z10, Z25; and the locale of formats (T3). */
export interface Scope {
  readonly locale: string;
  readonly read: (path: string) => Json;
  readonly status: (lookup: string) => string;
  readonly label: (path: string) => string;
  readonly entry: (directory: string, id: () => Json, key: string) => Json;
  readonly isDirectory: (name: Json) => boolean;
  readonly shown: (format: string) => Json;
  /** R6: whether what is read there is a time by what the files say. */
  readonly isTime: (path: string) => boolean;
}

export const isNumber = (v: Json): v is number => typeof v === 'number';
/** D5: one stands for a list of one, absent for none. */
export const several = (v: Json): readonly Json[] => (v === null ? [] : isList(v) ? v : [v]);
/** V5 */
export const at = (v: Json, path: string): Json =>
  path === '' ? v : path.split('.').reduce<Json>(own, v);
/** V10: the same with another value at a path; objects on the way are made. */
export function setAt(v: Json, [name, ...rest]: readonly string[], to: Json): Json {
  return name === undefined ? to : { ...object(v), [name]: setAt(own(v, name), rest, to) };
}
/** V3 */
export const blank = (v: Json): boolean =>
  v === null || (typeof v === 'string' && v.trim() === '') || (isList(v) && v.length === 0);
/** R18, W2 */
export function asText(v: Json): string {
  if (typeof v === 'object') return v === null ? '' : JSON.stringify(v);
  const digits = { maximumSignificantDigits: 21, useGrouping: false };
  return isNumber(v) && `${v}`.includes('e') ? v.toLocaleString('en-GB', digits) : String(v);
}

export const DAY = 86_400_000;
const writeDay = (day: number): Json => {
  const date = new Date(day * DAY);
  const year = date.getUTCFullYear();
  return year >= 100 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
};
/** R34: the number of the day since 1970, null for no date. */
export function day(v: Json): number | null {
  const [year = 0, month = 0, date = 0] = string(v).split('-').map(Number);
  const number = Date.UTC(year, month - 1, date) / DAY;
  return writeDay(number) === v ? number : null;
}
/** R5, V1 */
const finite = (n: number): Json => (Number.isFinite(n) ? n + 0 : null);
const math = (all: readonly Json[], f: (a: number, b: number) => number): Json =>
  all.every(isNumber) ? finite(all.reduce(f)) : null;
/** R48, S9 */
export const minutesOf = (v: Json): Json =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(string(v))
    ? Number(string(v).slice(0, 2)) * 60 + Number(string(v).slice(3))
    : null;
/** R6: a time by what the files say. */
export function isTime(rule: Json, scope: Scope): boolean {
  if (typeof rule === 'string') return minutesOf(rule) !== null;
  const [path = null] = several(own(rule, 'var'));
  if (path !== null) return scope.isTime(string(path));
  const values = list(own(rule, 'if')).filter((_, i, all) => i % 2 === 1 || i === all.length - 1);
  const some = values.filter((one) => one !== null);
  return some.length > 0 && some.every((one) => isTime(one, scope));
}
/** R6 */
const ordered = (all: readonly Json[], f: (a: number, b: number) => boolean): boolean =>
  all.every(isNumber) && all.slice(1).every((b, i) => f(Number(all[i]), b));
/** R30, R31 */
const bothDates = (a: Json, b: Json): boolean => day(a) !== null && day(b) !== null;
const bothTexts = (a: Json, b: Json): boolean => typeof a === 'string' && typeof b === 'string';
/** R20: Intl rounds half away from zero, and a text by its decimal writing. */
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });
const pence = (n: number): Json => finite(Number(twoDecimals.format(`${n}`)));
/** R33 */
function addWorkingDays(from: Json, n: Json, calendar: Json): Json {
  let date = day(from);
  const [first = null, last = null] = list(own(calendar, 'years'));
  if (date === null || !Number.isInteger(n) || Number(n) < 0) return null;
  if (!isNumber(first) || !isNumber(last)) return null;
  for (let left = Number(n); left > 0;) {
    const next = writeDay(++date);
    const year = Number(string(next).slice(0, 4));
    if (year < first || year > last) return null;
    const weekend = new Date(date * DAY).getUTCDay() % 6 === 0;
    if (!weekend && !list(own(calendar, 'holidays')).includes(next)) left -= 1;
  }
  return writeDay(date);
}
/** R42: written by year, month and day alone, the day no greater than its month has. */
function addMonths(from: Json, n: Json): Json {
  if (day(from) === null || !Number.isInteger(n)) return null;
  const [year = 0, month = 0, date = 0] = string(from).split('-').map(Number);
  const months = year * 12 + month - 1 + Number(n);
  const [y, m] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  if (y < 100 || y > 9999) return null;
  const leap = y % 400 === 0 || (y % 4 === 0 && y % 100 !== 0);
  const length = m === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  const digits = (v: number, size: number): string => String(v).padStart(size, '0');
  return `${digits(y, 4)}-${digits(m, 2)}-${digits(Math.min(date, length), 2)}`;
}
/** R41: tried, from more than there can be downwards. */
function monthsBetween(from: Json, to: Json): Json {
  if (!bothDates(from, to)) return null;
  const days = Number(day(to)) - Number(day(from));
  let n = Math.ceil(days / (days < 0 ? 31 : 28)) + 1;
  while (string(addMonths(from, n) ?? '~') > string(to)) n -= 1;
  return n;
}
/** R11–R42: the operators whose arguments are all worked out. */
const operators: Readonly<Record<string, (...all: Json[]) => Json>> = {
  '===': same,
  '!==': (a, b) => !same(a, b),
  '+': (...all) => math(all, (x, y) => x + y),
  '*': (...all) => math(all, (x, y) => x * y),
  '-': (...all) => math(all.length === 1 ? [0, ...all] : all, (x, y) => x - y),
  '/': (...all) => math(all, (x, y) => x / y),
  in: (a, items) => list(items).some((item) => same(item, a)),
  cat: (...all) => all.map(asText).join(''),
  ceil: (a) => (isNumber(a) ? finite(Math.ceil(a)) : null),
  pence: (a) => (isNumber(a) ? pence(a) : null),
  sum: (a, key, ...more) => {
    const keyed = isList(a) && typeof key === 'string' && more.length === 0;
    const numbers = keyed ? a.map((item) => at(item, key)) : [a, key, ...more].flat();
    return numbers.some(isNumber) ? math(numbers.filter(isNumber), (x, y) => x + y) : null;
  },
  count: (a) => list(a).length,
  isAnswered: (a) => !blank(a),
  characters: (a) => Array.from(string(a)).length,
  sameText: (a, b) => bothTexts(a, b) && string(a).toLowerCase() === string(b).toLowerCase(),
  startsWith: (a, b) => bothTexts(a, b) && string(a).startsWith(string(b)),
  matches: (a, pattern) =>
    bothTexts(a, pattern) && new RegExp(string(pattern), 'u').test(string(a)),
  /** R38 */
  leadsTo: (a, ...origins) => {
    const [, origin = null] =
      /^(https?:\/\/[0-9a-z][-.0-9a-z]*(?::\d{1,5})?)(?:[#/?][^\\]*)?$/.exec(string(a)) ?? [];
    const isPlain = Array.from(string(a)).every((one) => one > ' ' && one < '\u007F');
    return isPlain && origin !== null && origins.flat().includes(origin);
  },
  weighDigits: (a, ...weights) => {
    if (typeof a !== 'string') return null;
    const last = Array.from(a).slice(-weights.length);
    const used = weights.slice(weights.length - last.length);
    if (!weights.every(isNumber)) return null;
    if (last.some((one, i) => used[i] !== 0 && !'0123456789'.includes(one))) return null;
    const products = last.map((one, i) => (used[i] === 0 ? 0 : Number(one) * Number(used[i])));
    return finite(products.reduce((x, y) => x + y, 0));
  },
  firstWhere: (items, ...pairs) =>
    list(items).find((item) =>
      pairs.every((is, i) => i % 2 === 0 || same(at(item, string(pairs[i - 1] ?? null)), is)),
    ) ?? null,
  dateBefore: (a, b) => bothDates(a, b) && string(a) < string(b),
  dateOnOrAfter: (a, b) => bothDates(a, b) && string(a) >= string(b),
  addDays: (a, n) => (Number.isInteger(n) ? writeDay((day(a) ?? NaN) + Number(n)) : null),
  addWorkingDays,
  itemsOf: (items, key) => list(items).flatMap((item) => list(at(item, string(key)))),
  includes: (items, a) => list(items).some((item) => same(item, a)),
  daysBetween: (a, b) => (bothDates(a, b) ? Number(day(b)) - Number(day(a)) : null),
  monthsBetween,
  addMonths,
  minutesOf,
  firstDayOf: (month) => {
    const first = typeof month === 'string' ? `${month}-01` : null;
    return day(first) === null ? null : first;
  },
};
/** R6, R12, R13 */
const orders: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  '<': (x, y) => x < y,
  '<=': (x, y) => x <= y,
  '>': (x, y) => x > y,
  '>=': (x, y) => x >= y,
};
function inOrder(name: string, all: readonly Json[], scope: Scope): boolean {
  const values = all.map((item) => value(item, scope));
  const areTimes = all.some((rule) => isTime(rule, scope));
  return ordered(areTimes ? values.map(minutesOf) : values, orders[name] ?? (() => false));
}
/** R4, R7–R10, R28, R29, R43–R45, Z10: those that stop when they know, or ask the scope. */
const lazy: Readonly<Record<string, (all: readonly Json[], scope: Scope) => Json>> = {
  var: ([path = null], scope) => scope.read(string(path)),
  lookupStatus: ([name = null], scope) => scope.status(string(name)),
  entry: ([directory = null, id = null, key = null], scope) =>
    scope.entry(string(directory), () => value(id, scope), string(key)),
  and: (all, scope) => all.every((rule) => holds(rule, scope)),
  or: (all, scope) => all.some((rule) => holds(rule, scope)),
  '!': ([rule = null], scope) => !holds(rule, scope),
  if: ([when = null, then = null, ...rest], scope) =>
    value(holds(when, scope) ? then : rest.length > 1 ? { if: rest } : (rest[0] ?? null), scope),
  yearsSince: ([rule = null], scope) => {
    const [born, today] = [value(rule, scope), scope.read('today')];
    if (!bothDates(born, today)) return null;
    const [from, to] = [string(born), string(today)];
    return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - Number(to.slice(5) < from.slice(5));
  },
  where: ([items = null, rule = null], scope) =>
    list(value(items, scope)).filter((item, i) => holds(rule, about(item, i, scope))),
  some: ([items = null, rule = null], scope) =>
    list(value(items, scope)).some((item, i) => holds(rule, about(item, i, scope))),
  every: ([items = null, rule = null], scope) =>
    list(value(items, scope)).every((item, i) => holds(rule, about(item, i, scope))),
};
/** I16: an item, as a line of its list and an option read it. */
export const placed = (item: Json, index: number): JsonObject => ({
  item: isObject(item) ? { ...item, position: index + 1 } : item,
});
/** R43, I16: `item` is the item, beside it its place, and all else as it was. */
const about = (item: Json, index: number, scope: Scope): Scope => ({
  ...scope,
  read: (path) => {
    if (path === 'item.position') return index + 1;
    return path.split('.')[0] === 'item' ? at({ item }, path) : scope.read(path);
  },
});

/** R1, R2: the value of a rule. */
export function value(rule: Json, scope: Scope): Json {
  if (isList(rule)) return rule.map((item) => value(item, scope));
  if (!isObject(rule)) return rule;
  const name = Object.keys(rule).find((key) => key !== 'source') ?? '';
  const given = own(rule, name);
  const all = isList(given) ? given : [given];
  if (Object.hasOwn(orders, name)) return inOrder(name, all, scope);
  if (Object.hasOwn(lazy, name)) return lazy[name]?.(all, scope) ?? null;
  return operators[name]?.(...all.map((item) => value(item, scope))) ?? null;
}
/** R3 */
export const holds = (rule: Json, scope: Scope): boolean => value(rule, scope) === true;
/** D3: an absent condition holds. */
export const allows = (rule: Json, scope: Scope): boolean => rule === null || holds(rule, scope);
/** R35: a map from names to rules. */
export const values = (rules: Json, scope: Scope): JsonObject =>
  mapped(rules, (rule) => value(rule, scope));
/** Z10 */
const isEntry = (given: Json, { isDirectory }: Scope): boolean =>
  list(given).length === 3 && isDirectory(own(given, '0'));
/** R35 */
export function template(data: Json, scope: Scope): Json {
  if (isList(data)) return data.map((item) => template(item, scope));
  const [name = '', ...others] = Object.keys(object(data)).filter((key) => key !== 'source');
  const isNamed =
    others.length === 0 && [lazy, orders, operators].some((all) => Object.hasOwn(all, name));
  if (isNamed && (name !== 'entry' || isEntry(own(data, name), scope))) return value(data, scope);
  return isObject(data) ? mapped(data, (item) => template(item, scope)) : data;
}
