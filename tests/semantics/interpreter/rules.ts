/** V and R: values, paths, rules. */
import type { Json, JsonObject } from '../subject';

/** What a rule or a text can ask for (V6), and the formats' locale. */
export interface Scope {
  readonly today: string;
  readonly locale: string;
  readonly read: (path: string) => Json;
  readonly status: (lookup: string) => string;
  readonly label: (path: string) => string;
}

export const isList = (v: Json): v is readonly Json[] => Array.isArray(v);
export const isObject = (v: Json): v is JsonObject =>
  typeof v === 'object' && v !== null && !isList(v);
export const list = (v: Json): readonly Json[] => (isList(v) ? v : []);
export const object = (v: Json): JsonObject => (isObject(v) ? v : {});
export const string = (v: Json): string => (typeof v === 'string' ? v : '');
/** D5: one stands for a list of one, absent for none. */
export const several = (v: Json): readonly Json[] => (v === null ? [] : isList(v) ? v : [v]);
const isNumber = (v: Json): v is number => typeof v === 'number';

/** V2, V5: what one name leads to. */
export const own = (v: Json, name: string): Json => {
  if (isList(v)) return /^(0|[1-9]\d*)$/.test(name) ? (v[Number(name)] ?? null) : null;
  return isObject(v) && Object.hasOwn(v, name) ? (v[name] ?? null) : null;
};
/** V5 */
export const inside = (v: Json, path: string): Json =>
  path === '' ? v : path.split('.').reduce<Json>((at, name) => own(at, name), v);
/** V3 */
export const blank = (v: Json): boolean =>
  v === null || (typeof v === 'string' && v.trim() === '') || (isList(v) && v.length === 0);
/** V4 */
export function equal(a: Json, b: Json): boolean {
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null));
  if (isObject(a) && isObject(b))
    return [...Object.keys(a), ...Object.keys(b)].every((key) => equal(own(a, key), own(b, key)));
  return a === b;
}
/** R18, W2 */
export function asText(v: Json): string {
  if (typeof v === 'object') return v === null ? '' : JSON.stringify(v);
  const digits = { maximumSignificantDigits: 21, useGrouping: false };
  return String(v).includes('e') && isNumber(v) ? v.toLocaleString('en-GB', digits) : String(v);
}

const DAY = 86_400_000;
const writeDay = (day: number): Json => {
  const iso = Math.abs(day) < 1e8 ? new Date(day * DAY).toISOString() : '';
  return /^(?!00)\d{4}-/.test(iso) ? iso.slice(0, 10) : null;
};
/** R34: the number of the day, null for no date. */
export function day(v: Json): number | null {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(string(v)) ?? [];
  if (y === undefined || Number(y) < 100) return null;
  const at = Date.UTC(Number(y), Number(m) - 1, Number(d)) / DAY;
  return writeDay(at) === v ? at : null;
}
/** R5, V1 */
const finite = (n: number): Json => (Number.isFinite(n) ? n + 0 : null);
const math = (all: readonly Json[], f: (a: number, b: number) => number): Json =>
  all.every(isNumber) ? finite(all.reduce(f)) : null;
/** R6 */
const ordered = (all: readonly Json[], f: (a: number, b: number) => boolean): boolean =>
  all.every(isNumber) && all.slice(1).every((b, i) => f(Number(all[i]), b));
/** R20 */
function pence(v: Json): Json {
  if (!isNumber(v)) return null;
  const [digits = '', exponent = '0'] = String(Math.abs(v)).split('e');
  const [whole = '', part = ''] = digits.split('.');
  const surplus = part.length - Number(exponent) - 2;
  if (surplus <= 0) return v;
  const unit = 10n ** BigInt(surplus);
  const rounded = Number(`${(BigInt(whole + part) * 2n + unit) / (unit * 2n)}e-2`);
  return finite(v < 0 ? -rounded : rounded);
}
/** R29 */
function yearsSince(v: Json, today: string): Json {
  if (day(v) === null || day(today) === null) return null;
  const born = string(v);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return years - (today.slice(5) < born.slice(5) ? 1 : 0);
}
/** R32 */
function addDays(from: Json, n: Json): Json {
  const at = day(from);
  return at === null || !Number.isInteger(n) ? null : writeDay(at + Number(n));
}
/** R33 */
function addWorkingDays(from: Json, n: Json, calendar: Json): Json {
  let at = day(from);
  const [first, last] = list(own(calendar, 'years'));
  if (at === null || !Number.isInteger(n) || Number(n) < 0) return null;
  if (!isNumber(first ?? null) || !isNumber(last ?? null)) return null;
  for (let left = Number(n); left > 0;) {
    const next = writeDay(++at);
    const year = Number(string(next).slice(0, 4));
    if (year < Number(first) || year > Number(last)) return null;
    const weekday = new Date(at * DAY).getUTCDay();
    if (weekday % 6 !== 0 && !list(own(calendar, 'holidays')).includes(next)) left -= 1;
  }
  return writeDay(at);
}
const texts = (a: Json, b: Json): boolean => typeof a === 'string' && typeof b === 'string';
const days = (a: Json, b: Json, f: (a: number, b: number) => boolean): boolean => {
  const [x, y] = [day(a), day(b)];
  return x !== null && y !== null && f(x, y);
};
type Operator = (a: Json, b: Json, c: Json, all: readonly Json[], scope: Scope) => Json;
/** R11–R33: the operators whose arguments are all worked out. */
const operators: Readonly<Record<string, Operator>> = {
  '===': (a, b) => equal(a, b),
  '!==': (a, b) => !equal(a, b),
  '<': (_a, _b, _c, all) => ordered(all, (x, y) => x < y),
  '<=': (_a, _b, _c, all) => ordered(all, (x, y) => x <= y),
  '>': (_a, _b, _c, all) => ordered(all, (x, y) => x > y),
  '>=': (_a, _b, _c, all) => ordered(all, (x, y) => x >= y),
  '+': (_a, _b, _c, all) => math(all, (x, y) => x + y),
  '*': (_a, _b, _c, all) => math(all, (x, y) => x * y),
  '-': (_a, _b, _c, all) => math(all.length === 1 ? [0, ...all] : all, (x, y) => x - y),
  '/': (_a, _b, _c, all) => math(all, (x, y) => x / y),
  in: (a, b) => list(b).some((item) => equal(item, a)),
  cat: (_a, _b, _c, all) => all.map(asText).join(''),
  ceil: (a) => (isNumber(a) ? finite(Math.ceil(a)) : null),
  pence,
  sum: (a, key, _c, all) => {
    const keyed = all.length === 2 && isList(a) && typeof key === 'string';
    const numbers = keyed ? a.map((item) => inside(item, key)) : all.flatMap((v) => v);
    return numbers.some(isNumber) ? math(numbers.filter(isNumber), (x, y) => x + y) : null;
  },
  count: (a) => list(a).length,
  isAnswered: (a) => !blank(a),
  characters: (a) => Array.from(string(a)).length,
  sameText: (a, b) => texts(a, b) && string(a).toLowerCase() === string(b).toLowerCase(),
  startsWith: (a, b) => texts(a, b) && string(a).startsWith(string(b)),
  firstWhere: (a, key, is, [, , , key2 = null, is2 = null]) =>
    list(a).find(
      (item) =>
        equal(inside(item, string(key)), is) &&
        (key2 === null || equal(inside(item, string(key2)), is2)),
    ) ?? null,
  yearsSince: (a, _b, _c, _all, scope) => yearsSince(a, scope.today),
  dateBefore: (a, b) => days(a, b, (x, y) => x < y),
  dateOnOrAfter: (a, b) => days(a, b, (x, y) => x >= y),
  addDays,
  addWorkingDays,
};
const special = ['var', 'and', 'or', 'if', '!', 'lookupStatus'];

/** R1–R4, R7–R10, R28: the value of a rule. */
export function value(rule: Json, scope: Scope): Json {
  if (isList(rule)) return rule.map((item) => value(item, scope));
  if (!isObject(rule)) return rule;
  const name = Object.keys(rule).find((key) => key !== 'source') ?? '';
  const given = own(rule, name);
  const raw = isList(given) ? given : [given];
  if (name === 'var') return scope.read(string(raw[0] ?? null));
  if (name === 'lookupStatus') return scope.status(string(raw[0] ?? null));
  if (name === 'and') return raw.every((item) => holds(item, scope));
  if (name === 'or') return raw.some((item) => holds(item, scope));
  if (name === '!') return !holds(raw[0] ?? null, scope);
  if (name === 'if') {
    const at = raw.findIndex((item, i) => i % 2 === 0 && i < raw.length - 1 && holds(item, scope));
    return value(raw[at < 0 ? raw.length - 1 : at + 1] ?? null, scope);
  }
  if (!Object.hasOwn(operators, name)) throw new Error(`unknown operator: ${name}`);
  const all = raw.map((item) => value(item, scope));
  return operators[name]?.(all[0] ?? null, all[1] ?? null, all[2] ?? null, all, scope) ?? null;
}
/** R3 */
export const holds = (rule: Json, scope: Scope): boolean => value(rule, scope) === true;
/** D3: an absent condition holds. */
export const allows = (rule: Json, scope: Scope): boolean => rule === null || holds(rule, scope);
/** Maps from names to rules (R35): their keys are names. */
export const values = (rules: Json, scope: Scope): JsonObject =>
  Object.fromEntries(
    Object.entries(object(rules)).map(([name, rule]) => [name, value(rule, scope)]),
  );
/** R35: a template. */
export function template(data: Json, scope: Scope): Json {
  if (isList(data)) return data.map((item) => template(item, scope));
  if (!isObject(data)) return data;
  const keys = Object.keys(data).filter((key) => key !== 'source');
  const is = (key: string): boolean => special.includes(key) || Object.hasOwn(operators, key);
  if (keys.length === 1 && keys.every(is)) return value(data, scope);
  const filled = Object.entries(data).map(([key, item]) => [key, template(item, scope)] as const);
  return Object.fromEntries(filled);
}
