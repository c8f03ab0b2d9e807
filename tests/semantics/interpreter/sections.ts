/** V6–V9, L, O, S, G, P: what counts, what breaks, the way through a step; nothing is changed here. */
import { factRule, initialOf, variantOf, type Field, type Journey, type Section } from './journey';
import { allows, asText, blank, day, equal, holds, inside, isList, isObject } from './rules';
import { list, object, own, string, value, type Scope } from './rules';
import { cases, fill, message } from './texts';
import type { Failure, Json, JsonObject } from '../subject';

export interface Lookup {
  readonly as: string;
  readonly call: string;
  readonly with: Json;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: Json;
  readonly number: number;
  /** K10 */
  readonly restored: boolean;
}
export interface Run {
  readonly status: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly marker: string | null;
  readonly message: string | null;
  /** The message is the server's: no text to fill. */
  readonly with: JsonObject;
  readonly restoring: boolean;
}
interface Draft {
  readonly index: number | null;
  readonly answered: boolean;
  readonly begun: Json;
}
type Named<T> = Readonly<Record<string, T>>;
/** All that is known between events. Answers are one tree; drafts stand by the path of their list. */
export interface State {
  readonly today: string;
  readonly settings: JsonObject;
  readonly answers: Json;
  readonly step: string | null;
  readonly parameters: Named<string>;
  readonly open: Named<string>;
  readonly reached: Named<string>;
  readonly entered: Named<true>;
  readonly touched: readonly string[];
  /** P17: the steps whose error summary stands. */
  readonly summary: readonly string[];
  readonly lost: readonly string[];
  readonly leftBehind: 'some' | 'all' | null;
  readonly stuck: boolean;
  readonly notice: { readonly step: string; readonly text: Json } | null;
  readonly fault: { readonly step: string; readonly failure: Failure } | null;
  readonly lookups: readonly Lookup[];
  readonly waiting: readonly { as: string; call: string; with: Json; settled: boolean }[];
  readonly calls: number;
  readonly runs: Named<Run>;
  readonly drafts: Named<Draft>;
  readonly dialog: { section: string; field: string | null; waits: readonly string[] } | null;
}
export interface World {
  readonly journey: Journey;
  readonly state: State;
}

/** V10: a tree with another value at a path. */
export function setAt(tree: Json, path: readonly string[], to: Json): Json {
  const [name, ...rest] = path;
  return name === undefined ? to : { ...object(tree), [name]: setAt(own(tree, name), rest, to) };
}
export const kept = (w: World, path: string): Json => inside(w.state.answers, path);
export const lookupOf = (w: World, name: string): Lookup | null =>
  w.state.lookups.find(({ as }) => as === name) ?? null;
/** R28, K1 */
export const statusOf = (w: World, name: string): string => lookupOf(w, name)?.status ?? 'idle';

/** O3 */
function variantIn(w: World, directory: string, by: Json): string {
  return variantOf(w.journey.files[directory] ?? null, value(by, scope(w)));
}
/** O5 */
function directoryFact(w: World, name: string): Json {
  for (const [path, directory] of Object.entries(w.journey.files)) {
    if (!path.endsWith('/directory.json')) continue;
    const user = w.journey.sections.find((section) => section.directory === path);
    const folder = path.slice(0, -'directory.json'.length);
    const said = (variant: Json): Json =>
      Object.entries(w.journey.files)
        .filter(([at, file]) => at.startsWith(folder) && own(file, 'id') === variant)
        .map(([, file]) => own(own(file, 'facts'), name))[0] ?? null;
    const by = own(own(user?.file ?? null, 'variants'), 'by');
    const fact = said(variantIn(w, path, by)) ?? said(own(directory, 'default'));
    if (fact !== null || own(own(directory, 'facts'), name) !== null)
      return fact ?? own(own(directory, 'facts'), name);
  }
  return null;
}
/** L3 */
function readDeclared(w: World, path: string): Json {
  const record = Object.hasOwn(object(own(w.journey.file, 'records')), path);
  const counts = record || (w.journey.bound.get(path) ?? []).some((f) => fieldRelevant(w, f));
  return counts ? kept(w, path) : null;
}
/** V7–V9 */
export function readAnswer(w: World, path: string): Json {
  const names = path.split('.');
  for (let n = names.length; n > 0; n -= 1) {
    const start = names.slice(0, n).join('.');
    if (w.journey.declared.has(start))
      return inside(readDeclared(w, start), names.slice(n).join('.'));
  }
  const under = [...w.journey.declared].filter((one) => one.startsWith(`${path}.`));
  const all = under.map(
    (one) => [one.split('.').slice(names.length), readDeclared(w, one)] as const,
  );
  return all.some(([, v]) => v !== null)
    ? all.reduce<Json>((tree, [rest, v]) => setAt(tree, rest, v), {})
    : null;
}
/** V6 */
const roots: Readonly<Record<string, (w: World, name: string) => Json>> = {
  settings: (w, name) =>
    own({ ...object(own(w.journey.file, 'settings')), ...w.state.settings }, name),
  facts: (w, name) => {
    const rule = factRule(w.journey, name);
    return rule === null ? directoryFact(w, name) : value(rule, scope(w));
  },
  lookups: (w, name) => (statusOf(w, name) === 'ready' ? (lookupOf(w, name)?.data ?? null) : null),
  calendars: (w, name) => {
    const file = own(w.journey.calendars, name);
    const holidays = Object.keys(object(own(file, 'holidays')));
    return file === null ? null : { years: own(file, 'years'), holidays };
  },
};
const local = ['with', 'answer', 'failure', 'item', 'commit', 'run'];
export const scope = (w: World, locals: JsonObject = {}): Scope => ({
  today: w.state.today,
  locale: w.journey.locale,
  status: (name) => statusOf(w, name),
  label: (path) => labelOf(w, path),
  read: (path) => {
    const [root = '', name = '', ...rest] = path.split('.');
    if (path === 'today') return w.state.today;
    if (local.includes(root)) return inside(locals, path);
    if (Object.hasOwn(roots, root)) return inside(roots[root]?.(w, name) ?? null, rest.join('.'));
    return root === 'commits' || root === 'today' ? null : readAnswer(w, path);
  },
});

/** L1, O3 */
export function sectionRelevant(w: World, section: Section): boolean {
  if (!allows(own(section.file, 'relevant'), scope(w))) return false;
  if (section.variant !== null) {
    const by = own(own(section.file, 'variants'), 'by');
    if (variantIn(w, section.directory, by) !== section.variant) return false;
  }
  const places = section.lists;
  return (
    section.kind !== 'item' ||
    places.some((list) => Object.hasOwn(w.state.drafts, list.path) && fieldRelevant(w, list))
  );
}
/** L2 */
export function fieldRelevant(w: World, field: Field): boolean {
  const section = w.journey.owners.get(field);
  return !!section && sectionRelevant(w, section) && allows(field.relevant, scope(w));
}
/** L5 */
export const fieldShown = (w: World, field: Field): boolean =>
  fieldRelevant(w, field) && allows(own(field.said, 'visible'), scope(w));
export const sectionVisible = (w: World, section: Section): boolean =>
  sectionRelevant(w, section) && allows(own(section.file, 'visible'), scope(w));

interface Option {
  readonly value: Json;
  readonly label: string;
  readonly hint: string;
  readonly available: boolean;
  readonly reason: string;
  readonly keep: Json;
}
const sourceOf = (field: Field): string => string(own(field.options, 'from'));
export const optionsStatus = (w: World, field: Field): string =>
  isList(field.options) ? 'ready' : statusOf(w, sourceOf(field).split('.')[1] ?? '');
/** S12, S13 */
export function optionsOf(w: World, field: Field): Option[] {
  const s = scope(w);
  if (isList(field.options))
    return field.options
      .filter((option) => allows(own(option, 'when'), s))
      .map((option) => ({
        value: own(option, 'value'),
        label: fill(own(option, 'label'), s, true),
        hint: cases(own(option, 'hint'), s),
        available: !holds(own(option, 'unavailable'), s),
        reason: cases(own(option, 'unavailableReason'), s),
        keep: null,
      }));
  const said = (name: string): string => string(own(field.options, name));
  const plain = (v: Json): Json => (typeof v === 'object' ? '' : v);
  return list(s.read(sourceOf(field))).map((item) => {
    const at = plain(inside(item, said('value')));
    const known = own(own(field.options, 'known'), asText(at));
    return {
      value: at,
      label: asText(plain(inside(item, said('label')))),
      hint: fill(own(known, 'hint'), s),
      available: true,
      reason: '',
      keep: keptKeys(field, item),
    };
  });
}
/** S13, S20: of an item the keys that the answer keeps; null where it keeps none. */
export function keptKeys(field: Field, item: Json): Json {
  const keep = own(field.options, 'keep');
  if (keep === null) return null;
  return Object.fromEntries(list(keep).map((key) => [string(key), inside(item, string(key))]));
}
/** S13 */
export const shownValue = (field: Field, v: Json): Json =>
  own(field.options, 'keep') === null ? v : inside(v, string(own(field.options, 'value')));
/** T4 */
function labelOf(w: World, path: string): string {
  const v = readAnswer(w, path);
  for (const field of v === null ? [] : (w.journey.bound.get(path) ?? [])) {
    if (field.options === null) continue;
    const shown = shownValue(field, v);
    const offered = optionsOf(w, field).find((option) => equal(option.value, shown));
    const name = string(own(field.options, 'label'));
    const own_ = own(field.options, 'keep') === null ? null : inside(v, name);
    if (offered || own_ !== null) return offered?.label ?? asText(own_);
  }
  return '';
}

export interface Violation {
  readonly rule: string;
  readonly part: string | null;
  readonly says: JsonObject;
}
/** S9 */
const mail = "[\\w!#$%&'*+/=?^`{|}~-]+";
const host = '[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?';
const formats: Readonly<Record<string, (t: string) => boolean>> = {
  date: (t) =>
    /^\d{4}-/.test(t) && day(`${2000 + (Number(t.slice(0, 4)) % 400)}${t.slice(4)}`) !== null,
  email: (t) => new RegExp(`^${mail}(?:\\.${mail})*@${host}(?:\\.${host})+$`).test(t),
  letters: (t) => /^[\p{L}\p{M}\p{Pd}\s.'’‘]+$/u.test(t),
  lettersAndNumbers: (t) => /^[A-Za-z0-9]+$/.test(t),
};
const types: Readonly<Record<string, (v: Json) => boolean>> = {
  string: (v) => typeof v === 'string',
  number: (v) => typeof v === 'number',
  integer: (v) => Number.isInteger(v),
  boolean: (v) => typeof v === 'boolean',
  object: isObject,
  array: (v) => isList(v) && v.every(isObject),
};
type Broken = (v: Json, k: Json) => boolean;
const ofText =
  (f: (t: string, k: Json) => boolean): Broken =>
  (v, k) =>
    typeof v === 'string' && f(v, k);
const ofNumber =
  (f: (n: number, k: number) => boolean): Broken =>
  (v, k) =>
    typeof v === 'number' && f(v, Number(k));
const size = (t: string): number => Array.from(t).length;
/** S6: what breaks a keyword, in their order. */
const keywords: Readonly<Record<string, Broken>> = {
  type: (v, k) => types[string(k)]?.(v) === false,
  const: (v, k) => !equal(v, k),
  enum: (v, k) => !list(k).some((one) => equal(one, v)),
  maxItems: (v, k) => list(v).length > Number(k),
  maxLength: ofText((t, k) => size(t) > Number(k)),
  minLength: ofText((t, k) => size(t) < Number(k)),
  pattern: ofText((t, k) => !new RegExp(string(k), 'u').test(t)),
  format: ofText((t, k) => formats[string(k)]?.(t) === false),
  maximum: ofNumber((n, k) => n > k),
  minimum: ofNumber((n, k) => n < k),
  exclusiveMaximum: ofNumber((n, k) => n >= k),
  exclusiveMinimum: ofNumber((n, k) => n <= k),
  multipleOf: ofNumber((n, k) => Math.abs(n / k - Math.round(n / k)) > 1e-8),
};
/** S8 */
const typeRules: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };
const carries: Readonly<Record<string, string>> = {
  minLength: 'n',
  maxLength: 'n',
  minimum: 'min',
  maximum: 'max',
};
function shapeOf(v: Json, shape: Json, part: string | null): Violation[] {
  const broken = Object.entries(keywords).filter(
    ([key, breaks]) => Object.hasOwn(object(shape), key) && breaks(v, own(shape, key)),
  );
  return broken.map(([key]) => {
    const named = key === 'type' ? (typeRules[string(own(shape, key))] ?? 'invalid') : key;
    const rule = key === 'format' ? string(own(shape, key)) : named;
    const name = carries[key];
    return { rule, part, says: name === undefined ? {} : { [name]: own(shape, key) } };
  });
}
/** S5, S15 */
function composite(v: Json, field: Field): Violation[] {
  const shape = field.shape;
  const bare = isObject(v)
    ? Object.fromEntries(Object.entries(v).filter(([, part]) => !blank(part)))
    : v;
  const parts = Object.entries(object(own(shape, 'properties')));
  const there = isObject(bare) && parts.some(([name]) => own(bare, name) !== null);
  const needed = there ? list(own(shape, 'required')).map(string) : [];
  return [
    ...needed
      .filter((name) => own(bare, name) === null)
      .map((part) => ({ rule: 'required', part, says: {} })),
    ...shapeOf(bare, shape, null),
    ...parts.flatMap(([name, of]) =>
      own(bare, name) === null ? [] : shapeOf(own(bare, name), of, name),
    ),
  ];
}
/** S10 */
export function boundsOf(w: World, field: Field): readonly Json[] | null {
  if (isList(field.bounds) || field.bounds === null) return field.bounds;
  const by = own(field.bounds, 'by');
  const name = asText(value(typeof by === 'string' ? { var: by } : by, scope(w)));
  const found = own(own(field.bounds, 'cases'), name);
  return isList(found) ? found : null;
}
/** S3–S16: the violations of a field, in order. */
export function violations(w: World, field: Field): Violation[] {
  if (!fieldRelevant(w, field)) return [];
  const s = scope(w);
  const v = readAnswer(w, field.path);
  const plain = (rule: string): Violation => ({ rule, part: null, says: {} });
  const unsaved = field.list && hasNew(w, field.path) ? [plain('unsaved')] : [];
  if (blank(v) || (field.accepted && v !== true))
    return [...unsaved, ...(holds(field.required, s) ? [plain('required')] : [])];
  const [min = null, max = null] = boundsOf(w, field) ?? [];
  const out = typeof v === 'number' && min !== null && (v < Number(min) || v > Number(max));
  const checks = field.checks.filter((check) => !holds(own(check, 'assert'), s));
  const offers = field.options !== null && optionsStatus(w, field) === 'ready';
  const shown = shownValue(field, v);
  const offered = (): boolean =>
    optionsOf(w, field).some((option) => option.available && equal(option.value, shown));
  return [
    ...unsaved,
    ...composite(v, field),
    ...(out ? [{ rule: 'between', part: null, says: { min, max } }] : []),
    ...checks.map((check) => plain(string(own(check, 'id')))),
    ...(offers && !offered() ? [plain('notOffered')] : []),
  ];
}
/** T7, T8 */
export function messageOf(w: World, field: Field, { rule, part, says }: Violation): string {
  const title = string(own(own(own(field.shape, 'properties'), part ?? ''), 'title') ?? part);
  const all = w.journey.messages;
  const text =
    own(field.messages, rule) ??
    own(own(own(all, 'fields'), field.id), rule) ??
    own(own(all, 'rules'), rule) ??
    own(all, 'default');
  return message(string(text), { ...says, label: part === null ? field.label : title });
}

/** G1 */
export function verdict(w: World, section: Section): 'valid' | 'invalid' | 'pending' {
  if (!sectionRelevant(w, section)) return 'valid';
  const needs = list(own(section.file, 'needs')).map((name) => statusOf(w, string(name)));
  if (needs.some((status) => status === 'loading' || status === 'failed')) return 'pending';
  if (section.fields.some((field) => violations(w, field).length > 0)) return 'invalid';
  return needs.every((status) => status === 'ready') ? 'valid' : 'pending';
}
export const stepOf = (w: World, id: string | null): Journey['steps'][number] | null =>
  w.journey.steps.find((step) => step.id === id) ?? null;
/** The relevant sections of a step's page, in order. */
export const pageOf = (w: World, step: string | null): Section[] =>
  (stepOf(w, step)?.sections ?? []).filter((s) => s.kind === 'page' && sectionRelevant(w, s));
/** G2 */
export function stepVerdict(w: World, step: string | null): 'valid' | 'invalid' | 'pending' {
  const all = pageOf(w, step).map((section) => verdict(w, section));
  return all.find((v) => v === 'invalid') ?? all.find((v) => v === 'pending') ?? 'valid';
}
export const isProgressive = (w: World): boolean =>
  own(stepOf(w, w.state.step)?.file ?? null, 'progressive') === true;

export interface Flow {
  readonly all: readonly Section[];
  readonly open: Section | null;
  readonly begun: boolean;
  readonly complete: boolean;
  readonly places: ReadonlyMap<Section, 'open' | 'folded'>;
  readonly outline: ReadonlyMap<Section, 'done' | 'current' | 'later'>;
}
/** P1–P6, P24: the way through the present step. */
export function flow(w: World): Flow {
  const all = pageOf(w, w.state.step);
  const valid = all.map((section) => verdict(w, section) === 'valid');
  const visible = all.filter((section) => sectionVisible(w, section));
  const n = all.length;
  const here = w.state.step ?? '';
  if (!isProgressive(w)) {
    const places = new Map(visible.map((section) => [section, 'open' as const]));
    const done = visible.map(
      (section) => [section, valid[all.indexOf(section)] ? 'done' : 'current'] as const,
    );
    const outline = new Map(done);
    return { all, open: null, begun: false, complete: true, places, outline };
  }
  const gap = valid.includes(false) ? valid.indexOf(false) : n;
  const chosen = all.findIndex(({ id }) => id === w.state.open[here]);
  const current = Math.min(gap, chosen < 0 ? n : chosen);
  const ids = stepOf(w, here)?.sections.map(({ id }) => id) ?? [];
  const reached = ids.indexOf(w.state.reached[here] ?? '');
  const furthest = Math.max(
    all.findLastIndex(({ id }) => ids.indexOf(id) <= reached),
    Math.min(current, n - 1),
  );
  const places = new Map<Section, 'open' | 'folded'>();
  const outline = new Map<Section, 'done' | 'current' | 'later'>();
  for (const section of visible) {
    const i = all.indexOf(section);
    const passed = i < gap && i <= furthest;
    const asks = section.fields.length > 0;
    if (i === current) places.set(section, 'open');
    else if (asks && (i < current || passed)) places.set(section, 'folded');
    else if (!asks && passed && current === n) places.set(section, 'open');
    const done = valid[i] && i <= furthest ? 'done' : 'later';
    const now = asks ? i === current : current === n;
    outline.set(section, now ? 'current' : asks ? done : 'later');
  }
  const open = all[current] ?? null;
  return { all, open, begun: furthest > 0, complete: furthest >= n - 1, places, outline };
}
/** P3, I1, I9: the sections of the present step that are drawn, in order. */
export function drawn(w: World): Section[] {
  const { places } = flow(w);
  const there = (section: Section | undefined): boolean =>
    section?.kind === 'dialog'
      ? w.state.dialog?.section === section.id && sectionRelevant(w, section)
      : !!section && places.has(section);
  const holdsList = ({ lists }: Section): boolean =>
    lists.some((field) => there(w.journey.owners.get(field)));
  return (stepOf(w, w.state.step)?.sections ?? []).filter((section) =>
    section.kind === 'item' ? sectionRelevant(w, section) && holdsList(section) : there(section),
  );
}
/** A section of the present step by its id: the one in force (O1). */
export const sectionNamed = (w: World, id: string): Section | null =>
  stepOf(w, w.state.step)?.sections.find((s) => s.id === id && sectionRelevant(w, s)) ?? null;
/** S17, I2: a field that a person can answer now, a list too. */
export function answerable(w: World, section: string, name: string): Field | null {
  const at = drawn(w).find(({ id }) => id === section);
  const field = at?.fields.find((one) => one.name === name);
  return field && fieldShown(w, field) && !holds(field.disabled, scope(w)) ? field : null;
}
/** I1 */
export const itemSection = (w: World, path: string): Section | null =>
  w.journey.sections.find(({ lists }) => lists.some((field) => field.path === path)) ?? null;
/** I3 */
export function itemOf(w: World, path: string): JsonObject {
  const fields = (itemSection(w, path)?.fields ?? []).filter((field) => fieldRelevant(w, field));
  const all = fields.map(
    (field) => [field.path.split('.').at(-1) ?? '', readAnswer(w, field.path)] as const,
  );
  return Object.fromEntries(all.filter(([, v]) => v !== null));
}
/** I6 */
export function hasNew(w: World, path: string): boolean {
  const draft = w.state.drafts[path];
  return draft?.answered === true && !equal(itemOf(w, path), draft.begun);
}
/** I10 */
export const questions = (w: World, section: Section): Field[] =>
  own(own(section.file, 'present'), 'paged') === 'field'
    ? section.fields.filter((field) => fieldShown(w, field))
    : [];
export function question(w: World, section: Section): Field | null {
  const all = questions(w, section);
  const open = (f: Field): boolean => violations(w, f).length > 0 || blank(readAnswer(w, f.path));
  const now = all.find(({ name }) => name === w.state.dialog?.field);
  return now ?? all.find(open) ?? all[0] ?? null;
}
/** V11 */
export const initialAnswers = (journey: Journey): Json =>
  [...journey.declared].reduce<Json>((tree, path) => {
    const at = initialOf(journey, path);
    return at === null ? tree : setAt(tree, path.split('.'), at);
  }, {});
