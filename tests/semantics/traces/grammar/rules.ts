/** Random rules (chapter R) and texts (chapter T) of what is known. */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import { isObject } from '../../json';
import { anything, choices, pathOf, readable, type Known, type Local } from './known';
import { keptIn, keysOf } from './kept-in';
import { fitting, type Path, type Type } from './vocabulary';

const v = (path: string): { readonly var: string } => ({ var: path });
const words = ['a', 'b', 'ab', 'A', 'L', 'R1', 'Ann'];
const statuses = ['idle', 'loading', 'ready', 'failed'];
/** K9: kinds of failure, and no failure is of another. */
const failures = ['http', 'timeout', 'network', 'malformed'];

/** True or false; `depth` is how deep it may still go. */
export function condition(draw: Draw, known: Known, depth = 2): Json {
  const rule = holding(draw, known, depth);
  // R1: a note.
  return isObject(rule) && draw.chance(2) ? { ...rule, source: ['PER-01'] } : rule;
}
function holding(draw: Draw, known: Known, depth: number): Json {
  const deeper = (): Json => condition(draw, known, depth - 1);
  const simple: [number, () => Json][] = [
    [1, () => draw.chance(50)],
    [4, () => ({ isAnswered: v(draw.one(anything(known))) })],
    [3, () => compared(draw, known)],
    [4, () => equalTo(draw, known)],
    [2, () => lookupIs(draw, known)],
    [3, () => v(pathOf(draw, known, 'boolean') ?? 'settings.on')],
    [3, () => ofTexts(draw, known)],
    [2, () => ofLists(draw, known)],
    [known.entries.length > 0 ? 3 : 0, () => entry(draw, known, 'boolean')],
  ];
  if (depth <= 0) return draw.weighted(simple);
  return draw.weighted<Json>([
    ...simple,
    [3, () => ({ and: draw.times(1, 3, deeper) })],
    [3, () => ({ or: draw.times(1, 3, deeper) })],
    [2, () => ({ '!': deeper() })],
    [1, () => ({ if: [deeper(), deeper(), deeper()] })],
  ]);
}
/** R6: times that are asked for, by now. */
const times = ({ second, paths }: Known): string[] =>
  second ? paths.filter(({ kind }) => kind === 'time').map(({ path }) => path) : [];
/** A time that stands there or is asked for, mostly another than the one at `path`. */
export function time(draw: Draw, known: Known, path = ''): Json {
  const others = times(known).filter((one) => one !== path);
  const literal = draw.one<Json>(fitting.time);
  return others.length > 0 && draw.chance(60) ? v(draw.one(others)) : literal;
}
/** R6, Y3 */
function comparedTimes(draw: Draw, known: Known): Json {
  const path = draw.one(times(known));
  const other = time(draw, known, path);
  const guards = [v(path), ...(isObject(other) ? [other] : [])].map((one) => ({ isAnswered: one }));
  const operator = draw.one(['<', '<=', '>', '>=']);
  const three = operator.startsWith('<') && draw.chance(20);
  return { and: [...guards, { [operator]: three ? ['08:00', v(path), other] : [v(path), other] }] };
}
/** Y3: guarded, where an argument may be nothing. */
function compared(draw: Draw, known: Known): Json {
  if (times(known).length > 0 && draw.chance(35)) return comparedTimes(draw, known);
  const path = pathOf(draw, known, 'number') ?? 'settings.limit';
  const operator = draw.one(['<', '<=', '>', '>=']);
  const limit = number(draw, { ...known, paths: [], lookups: [], locals: [], facts: [] }, 0);
  const three = operator.startsWith('<') && draw.chance(20);
  const rule = { [operator]: three ? [0, v(path), limit] : [v(path), limit] };
  const guard = { isAnswered: v(path) };
  if (draw.chance(20)) {
    const product = { '*': [number(draw, known, 1), 1] };
    return { and: [{ isAnswered: product }, { [operator]: [product, limit] }] };
  }
  if (draw.chance(30)) return { or: [{ '!': guard }, rule] };
  return draw.chance(20) ? { if: [guard, rule, false] } : { and: [guard, rule] };
}
function equalTo(draw: Draw, known: Known): Json {
  const all = choices(known);
  const operator = draw.one(['===', '!==']);
  if (all.length === 0 || draw.chance(25)) {
    const type = draw.one<Type>(['text', 'number']);
    const open = { ...known, paths: known.paths.filter((one) => !all.includes(one)) };
    const path = pathOf(draw, open, type) ?? 'settings.word';
    if (path === 'failure.kind') return { [operator]: [v(path), draw.one(failures)] };
    return { [operator]: [v(path), draw.chance(30) ? null : value(draw, open, type, 1)] };
  }
  const { path, kind } = draw.one(all);
  if (draw.chance(40)) return { in: [v(path), draw.few(fitting[kind], 2)] };
  return { [operator]: [v(path), draw.one(fitting[kind])] };
}
const lookupIs = (draw: Draw, known: Known): Json =>
  known.lookups.length === 0
    ? true
    : { '===': [{ lookupStatus: draw.one(known.lookups).name }, draw.one(statuses)] };

function ofTexts(draw: Draw, known: Known): Json {
  const at = v(pathOf(draw, known, 'text') ?? 'settings.word');
  return draw.weighted<Json>([
    [1, () => ({ startsWith: [at, draw.one(words)] })],
    [1, () => ({ leadsTo: [at, draw.one(['https://a.example', 'http://b', 'a'])] })],
    [1, () => ({ matches: [at, draw.one(['^[a-z]+$', 'b', '[0-9]{2}', '^$'])] })],
    [1, () => ({ sameText: [at, text(draw, known, 0)] })],
    [1, () => ({ '>': [{ characters: at }, draw.int(4)] })],
    [
      times(known).includes(at.var) ? 0 : 1,
      () => ({ [draw.one(['dateBefore', 'dateOnOrAfter'])]: [at, v('today')] }),
    ],
  ]);
}
/** R47: of a list the lists that its items hold, where it is known that they do; else anything that may be one. */
function innerList(draw: Draw, known: Known): readonly [list: JsonObject, keys: Local[]] {
  const cars = known.paths.find(({ path }) => known.nested && path.endsWith('cars'))?.path;
  if (cars !== undefined && draw.chance(80))
    return [{ itemsOf: [v(cars), 'guests'] }, keptIn('guests', known)];
  return [{ itemsOf: [v('settings.many'), draw.one(['guests', 'plate'])] }, keptIn('', known)];
}
const anyList = (draw: Draw, known: Known): JsonObject =>
  known.second && draw.chance(18)
    ? innerList(draw, known)[0]
    : v(pathOf(draw, known, 'list') ?? 'settings.all');
const ofLists = (draw: Draw, known: Known): Json => {
  const at = anyList(draw, known);
  if (draw.chance(25)) return { [draw.one(['some', 'every'])]: ofItems(draw, known) };
  if (draw.chance(40)) return { '>': [{ count: at }, draw.int(3)] };
  if (draw.chance(20)) return { includes: [at, value(draw, known, 'text', 0)] };
  return { isAnswered: { firstWhere: [at, ...found(draw, known, at)] } };
};
/** R43: a list, and what is asked of each item of it. */
function ofItems(draw: Draw, known: Known): Json[] {
  const path = pathOf(draw, known, 'list') ?? 'settings.all';
  const [list, keys] =
    known.second && draw.chance(18) ? innerList(draw, known) : [v(path), keptIn(path, known)];
  const locals = known.locals.filter((one) => !one.path.startsWith('item'));
  const inner = { ...known, locals: [...locals, ...keys] };
  const asked = { ...inner, paths: [], facts: [], lookups: [] };
  return [list, condition(draw, draw.chance(60) ? asked : inner, draw.int(2))];
}
const found = (draw: Draw, known: Known, list: JsonObject): Json[] => {
  const [key, number] = keysOf(list, known);
  return [
    key,
    draw.chance(50) ? draw.one(['a', 'b', 'z']) : text(draw, known, 0),
    ...(number !== null && draw.chance(30) ? [number, draw.one([1, 2.5])] : []),
  ];
};

export function number(draw: Draw, known: Known, depth = 2): Json {
  const literal = (): Json => draw.one([0, 1, 2, 3, 5, 0.5, 1.005, 12, -1]);
  const read = (): Json => v(pathOf(draw, known, 'number') ?? 'settings.limit');
  if (depth <= 0) return draw.chance(50) ? literal() : read();
  const deeper = (): Json => number(draw, known, depth - 1);
  const list = (): Json =>
    draw.chance(30) ? { where: ofItems(draw, known) } : anyList(draw, known);
  const summed = (of: Json, byKey: boolean): Json[] => {
    const key = keysOf(of, known)[1];
    return [of, byKey && key !== null ? key : deeper()];
  };
  return draw.weighted<Json>([
    [2, literal],
    [5, read],
    [2, () => ({ [draw.one(['+', '*'])]: draw.times(2, 3, deeper) })],
    [1, () => ({ '-': draw.times(1, 2, deeper) })],
    [1, () => ({ '/': [deeper(), divisor(deeper())] })],
    [1, () => ({ [draw.one(['ceil', 'pence'])]: deeper() })],
    [1, () => ({ sum: summed(list(), draw.chance(50)) })],
    [1, () => ({ count: list() })],
    [1, () => ({ characters: text(draw, known, 0) })],
    [1, () => ({ weighDigits: [text(draw, known, 0), draw.int(4), draw.int(4)] })],
    [1, () => ({ yearsSince: date(draw, known) })],
    [known.second ? 1 : 0, () => ({ minutesOf: time(draw, known) })],
    [
      1,
      () => ({
        [draw.one(['daysBetween', 'monthsBetween'])]: [date(draw, known), date(draw, known)],
      }),
    ],
    [1, () => ({ if: [condition(draw, known, depth - 1), deeper(), deeper()] })],
    [known.entries.length > 0 ? 2 : 0, () => entry(draw, known, 'number')],
  ]);
}
/** R17: nothing is divided by nothing, and the compiler knows where 0 stands. */
const divisor = (by: Json): Json => (by === 0 ? 2 : by);
/** Z10: of an id that is read, or of one that stands there. */
function entry(draw: Draw, known: Known, type: Type): Json {
  const { path: key } = draw.one(known.entries.filter((one) => one.type === type));
  const path = pathOf(draw, known, draw.one<Type>(['text', 'number']));
  const id = path === null || draw.chance(10) ? draw.one(['a', 2, 'x', null]) : v(path);
  return { entry: ['zones', id, key] };
}
function date(draw: Draw, known: Known): Json {
  const dates = known.paths.filter(({ kind }) => kind === 'date').map(({ path }) => v(path));
  const texts = readable(known, 'text').map(v);
  const begin = draw.one<Json>([v('today'), draw.one(fitting.date), ...dates, ...dates]);
  return draw.weighted<Json>([
    [3, () => begin],
    [1, () => ({ addDays: [begin, draw.one([-40, 0, 1, 30])] })],
    [1, () => ({ addMonths: [begin, draw.one([-12, -1, 0, 1, 7])] })],
    [1, () => ({ firstDayOf: [draw.one<Json>(['2026-04', '2026-13', ...texts])] })],
    [1, () => ({ addWorkingDays: [begin, draw.one([0, 1, 5]), v('calendars.holidays')] })],
  ]);
}
/** Short: what is set again and again may not grow without end. */
export function text(draw: Draw, known: Known, depth = 1): Json {
  const literal = (): Json => draw.one(words);
  const all = readable(known, 'text').filter((path) => path !== 'log');
  const read = (): Json => v(draw.one(['settings.word', ...all, ...all]));
  if (depth <= 0) return draw.chance(40) ? literal() : read();
  return draw.weighted<Json>([
    [2, literal],
    [4, read],
    [1, () => date(draw, known)],
    [1, () => ({ if: [condition(draw, known, 1), literal(), read()] })],
    [known.entries.length > 0 ? 2 : 0, () => entry(draw, known, 'text')],
  ]);
}
/** A value of a type; the kind keeps it among what a field takes. */
export function value(draw: Draw, known: Known, type: Type, depth = 2): Json {
  if (type === 'boolean') return condition(draw, known, depth);
  if (type === 'number') return number(draw, known, depth);
  if (type === 'text') return text(draw, known, depth);
  return v(pathOf(draw, known, type) ?? 'settings.all');
}
/** What a reaction sets: mostly of the path's own kind. */
export function valueFor(draw: Draw, known: Known, { path, kind }: Path): Json {
  if (path === 'log')
    return { cat: [v('log'), draw.one(['p', 'q', 'r', 's', 't', 'u', 'w', 'x', 'y', 'z'])] };
  if (path === 'marks') return v(pathOf(draw, known, 'list') ?? path);
  if (kind === 'list')
    return draw.chance(30)
      ? v(pathOf(draw, known, 'list') ?? path)
      : draw.one<Json>([null, v(path)]);
  if (kind === 'bag' || kind === 'spot') return anObject(draw, known);
  if (kind === 'size' || kind === 'form') return draw.one<Json>([null, v(path)]);
  if (kind === 'boolean' || kind === 'sure') return condition(draw, known, 1);
  if (kind === 'number' || kind === 'integer') return number(draw, known, 1);
  if (kind === 'text') return text(draw, known, 1);
  const alike = known.paths.filter((one) => one.kind === kind).map((one) => v(one.path));
  return draw.one<Json>([null, ...fitting[kind], ...alike]);
}
const anObject = (draw: Draw, known: Known): Json => {
  const list = v(pathOf(draw, known, 'list') ?? 'settings.all');
  if (draw.chance(50)) return { firstWhere: [list, ...found(draw, known, list)] };
  return v(pathOf(draw, known, 'object') ?? 'bag');
};
/** What a body, a path, a query or `with` holds. */
export const any = (draw: Draw, known: Known): Json =>
  draw.weighted<Json>([
    [4, () => v(draw.one(anything(known)))],
    [1, () => draw.one([null, 'x', 1, true])],
    [2, () => value(draw, known, draw.one<Type>(['text', 'number', 'boolean']), 1)],
  ]);

/** E1: what is tracked is one value, no object and no list. */
export const single = (draw: Draw, known: Known): Json => {
  const types: readonly Type[] = ['text', 'number', 'boolean'];
  const open = known.lookups.filter(({ keeps }) => keeps === 'any').map(({ name }) => name);
  return draw.weighted<Json>([
    [4, () => v(draw.one(types.flatMap((type) => readable(known, type))))],
    [open.length > 0 ? 1 : 0, () => v(`lookups.${draw.one(open)}`)],
    [1, () => draw.one([null, 'x', 1, true])],
    [2, () => value(draw, known, draw.one(types), 1)],
  ]);
};

const formats: Readonly<Partial<Record<Type, readonly string[]>>> = {
  number: ['number', 'wholeNumber', 'pounds', 'wholePounds', 'briefPounds', 'pence'],
  text: ['date', 'dayMonth', 'month', 'lowerCase', 'lastFour', 'lastThirteen', 'postcode'],
  list: ['count'],
};
/** Z25: those of the journey's own. */
const ownFormats: typeof formats = { number: ['euro', 'grams'], text: ['code', 'middle'] };
/** Words with placeholders and links, D3 and T1. */
export function phrase(draw: Draw, known: Known): string {
  const piece = (): string => {
    if (draw.chance(8)) return ' [help](settings.link)';
    const options = known.paths.filter(({ kind }) =>
      ['choice', 'zone', 'spot', 'sure'].includes(kind),
    );
    const fields = options;
    if (fields.length > 0 && draw.chance(30)) return ` {${draw.one(fields).path}|label}`;
    const type = draw.one<Type>(['text', 'text', 'number', 'list', 'boolean']);
    const path = pathOf(draw, known, type);
    if (path === null) return '';
    const all = [...(formats[type] ?? []), ...(known.second ? (ownFormats[type] ?? []) : [])];
    return all.length > 0 && draw.chance(50) ? ` {${path}|${draw.one(all)}}` : ` {${path}}`;
  };
  return `${draw.one(['One', 'Two', 'Three'])}${draw.chance(50) ? piece() : ''}`;
}
/** Z38: a phrase, or lines of them as blocks, with bold in some. */
export function lines(draw: Draw, known: Known): string {
  if (!known.second || draw.chance(70)) return phrase(draw, known);
  const line = (): string => {
    const words = phrase(draw, known);
    return (
      draw.one(['', '', '- ', '- ', '2. ', '## ']) + (draw.chance(30) ? `**${words}**` : words)
    );
  };
  // No list stands in another, so no item of one is set in.
  const all = draw.times(1, 3, line).join(draw.one(['\n', '\n\n', ' \n ']));
  return all.replaceAll(/\n +(?=- |\d+\. )/g, '\n');
}
type Says = typeof phrase;
export const phrases = (draw: Draw, known: Known, says: Says = phrase): Json =>
  draw.chance(60)
    ? says(draw, known)
    : draw.times(1, 2, () => ({ when: condition(draw, known, 1), text: says(draw, known) }));
