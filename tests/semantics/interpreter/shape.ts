/** S5–S9, S15: the shape of an answer. */
import { isList, isObject, list, object, own, string, strings } from '../json';
import { same } from '../match';
import type { Field } from './journey';
import { blank, day, isNumber } from './values';
import type { Json, JsonObject } from '../subject';
export interface Violation {
  readonly rule: string;
  readonly part: string | null;
  readonly says: JsonObject;
}
const mail = "[\\w!#$%&'*+/=?^`{|}~-]+";
const host = '[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?';
/** S9; the days of a date before the year 100 are those of a later year. */
const formats: Readonly<Record<string, { test(t: string): boolean }>> = {
  date: {
    test: (t) =>
      /^\d{4}-/.test(t) && day(`${2000 + (Number(t.slice(0, 4)) % 400)}${t.slice(4)}`) !== null,
  },
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  email: new RegExp(`^${mail}(?:\\.${mail})*@${host}(?:\\.${host})+$`),
};
const typed = (v: Json, type: Json): boolean => {
  if (type === 'integer') return Number.isInteger(v);
  if (type === 'array') return isList(v) && v.every(isObject);
  return type === null || (isList(v) ? false : typeof v === type);
};
/** What is no text, or no number, is neither more nor less. */
const size = (v: Json): number => (typeof v === 'string' ? Array.from(v).length : NaN);
/** Z36: what stands between white space. */
const wordsOf = (v: Json): number =>
  typeof v === 'string' ? v.split(/\s+/).filter((word) => word !== '').length : NaN;
export const number = (v: Json): number => (isNumber(v) ? v : NaN);
/** S6: what breaks a keyword, in their order. */
const keywords: Readonly<Record<string, (v: Json, said: Json, shape: Json) => boolean>> = {
  halfOfDay: (v) => /^(?:[1-9]|1[0-2]|[1-9]:[0-5]\d|12(?::[0-5]\d)? \D+)$/.test(string(v)),
  type: (v, type) => !typed(v, type),
  const: (v, only) => !same(v, only),
  enum: (v, all) => !list(all).some((one) => same(one, v)),
  maxItems: (v, max) => list(v).length > number(max),
  alone: (v, one) => list(v).length > 1 && list(v).some((other) => same(one, other)),
  maxChoices: (v, n) => list(v).length > number(n),
  minChoices: (v, n, shape) =>
    list(v).length < number(n) && !list(v).some((one) => same(one, own(shape, 'alone'))),
  maxFiles: (v, n) => list(v).length > number(n),
  minFiles: (v, n) => list(v).length < number(n),
  fileTypes: (v, types) => !list(v).every((one) => list(types).includes(own(one, 'type'))),
  megabytes: (v, n) => list(v).some((one) => number(own(one, 'size')) > number(n) * 1048576),
  maxLength: (v, n) => size(v) > number(n),
  minLength: (v, n) => size(v) < number(n),
  maxWords: (v, n) => wordsOf(v) > number(n),
  minWords: (v, n) => wordsOf(v) < number(n),
  pattern: (v, pattern) => typeof v === 'string' && !new RegExp(string(pattern), 'u').test(v),
  format: (v, said) =>
    typeof v === 'string' &&
    !(formats[string(said)] ?? new RegExp(string(own(said, 'pattern')), 'u')).test(v),
  maximum: (v, max) => number(v) > number(max),
  minimum: (v, min) => number(v) < number(min),
  exclusiveMaximum: (v, max) => number(v) >= number(max),
  exclusiveMinimum: (v, min) => number(v) <= number(min),
  multipleOf: (v, n) => {
    const quotient = number(v) / number(n);
    return Math.abs(quotient - Math.round(quotient)) > 1e-8;
  },
};
const typeRules: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };
const carries = {
  minLength: 'n',
  maxLength: 'n',
  minWords: 'n',
  maxWords: 'n',
  minChoices: 'n',
  maxChoices: 'n',
  minFiles: 'n',
  maxFiles: 'n',
  megabytes: 'n',
  minimum: 'min',
  maximum: 'max',
  maxItems: 'max',
};
/** S6, S8 */
function shapeOf(v: Json, shape: Json, part: string | null): Violation[] {
  const said = Object.entries(keywords).map(([key, breaks]) => ({
    key,
    breaks,
    is: key === 'halfOfDay' ? own(shape, 'format') === 'time' || null : own(shape, key),
  }));
  const broken = said.filter(({ breaks, is }) => is !== null && breaks(v, is, shape));
  return broken.map(({ key, is }) => {
    const named = key === 'type' ? (typeRules[string(is)] ?? 'invalid') : key;
    const rule = key === 'format' ? string(own(is, 'name') ?? is) : named;
    const name = own(carries, key);
    const says = name === null ? {} : { [string(name)]: is };
    // S16
    if (key === 'maxItems') Object.assign(says, { n: list(v).length - number(is) });
    return { rule, part, says };
  });
}
/** S5, S15: parts that must be there, the whole, then each part. */
export function composite(v: Json, { shape }: Field): Violation[] {
  const there = Object.entries(object(v)).filter(([, part]) => !blank(part));
  const whole = isObject(v) ? Object.fromEntries(there) : v;
  const parts = Object.entries(object(own(shape, 'properties')));
  const given = parts.filter(([name]) => own(whole, name) !== null);
  const needed = given.length > 0 ? strings(own(shape, 'required')) : [];
  return [
    ...needed
      .filter((part) => own(whole, part) === null)
      .map((part) => ({ rule: 'required', part, says: {} })),
    ...shapeOf(whole, shape, null),
    ...given.flatMap(([name, part]) => shapeOf(own(whole, name), part, name)),
  ];
}
export const isSingle = (v: Json): boolean => v === null || typeof v !== 'object';
/** S15, S18, B6: an object whose keys are all parts and whose values are single values. */
export const isComposite = ({ shape }: Field, v: Json): boolean =>
  isObject(v) &&
  Object.keys(v).every((name) => Object.hasOwn(object(own(shape, 'properties')), name)) &&
  Object.values(v).every(isSingle);
