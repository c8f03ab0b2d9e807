/** V6–V9, L, O, S, I: what is known, what counts, what is offered and what breaks. */
import { isList, isObject, list, mapped, object, own, picked, string, strings } from '../json';
import { same } from '../match';
import {
  declaredAbove,
  entryFor,
  factRule,
  fieldsAt,
  fileOf,
  lastName,
  variantFile,
  variantOf,
  type Field,
} from './journey';
import type { Journey, Section } from './journey';
import { composite, number, type Violation } from './shape';
import { fill, filled, left } from './texts';
import type { State } from './state';
import { allows, asText, at, blank, holds, isNumber, placed } from './values';
import { isTime, minutesOf, setAt, value, type Scope } from './values';
import type { Json, JsonObject } from '../subject';

export interface World {
  readonly journey: Journey;
  readonly state: State;
  /** What was worked out since the last event; while one happens nothing is kept. */
  readonly still?: Still;
}
/** Asked for a thousand times by one view. */
export class Still {
  readonly facts = new Map<string, Json>();
  readonly answers = new Map<string, Json>();
  readonly relevant = new Map<Section | Field, boolean>();
  readonly options = new Map<Field, JsonObject[]>();
  readonly violations = new Map<Field, Violation[]>();
}
/** For as long as nothing is changed: while one thing is read, be it made of many. */
export const stilled = (w: World): World =>
  w.still ? w : { journey: w.journey, state: w.state, still: new Still() };
function standing<K, V>(known: Map<K, V> | undefined, key: K, work: () => V): V {
  const found = known?.get(key);
  if (found !== undefined) return found;
  const made = work();
  known?.set(key, made);
  return made;
}

/** A file of a folder by its id (D1). */
export const file = (w: World, folder: string, id: string): JsonObject =>
  fileOf(w.journey.files, folder, id);
/** S2 */
export function onceLeft({ said, shape }: Field, v: Json): Json {
  const names = list(own(said, 'normalise'));
  if (!isObject(v) || !own(shape, 'properties')) return left(v, names);
  const tidied = Object.entries(mapped(v, (part) => left(part, names, true)));
  const there = tidied.filter(([, part]) => !blank(part));
  return there.length === 0 ? null : Object.fromEntries(there);
}
/** P12, P16: half typed, as leaving would still tidy it. */
export const isHalfTyped = (field: Field, v: Json): boolean =>
  !blank(v) && !same(v, onceLeft(field, v));
export const kept = (w: World, path: string): Json => at(w.state.answers, path);
/** R28, K1 */
export const statusOf = (w: World, name: string): string =>
  w.state.lookups.get(name)?.status ?? 'idle';

/** O3: the variant of a directory that is in force. */
const variantIn = (w: World, directory: string, by: Json): string =>
  variantOf(w.journey.files[directory] ?? null, value(by, scope(w)));
/** O5 */
function directoryFact(w: World, name: string): Json {
  const { files, sections } = w.journey;
  const all = Object.entries(files).flatMap(([path, directory]) => {
    if (!path.endsWith('/directory.json')) return [];
    const variants = sections.map((section) => own(section.file, 'variants'));
    const by = own(variants.find((one) => own(one, 'from') === path) ?? null, 'by');
    const ids = [variantIn(w, path, by), string(own(directory, 'default'))];
    return [...ids.map((id) => variantFile(files, path, id)), directory];
  });
  return all.map((one) => at(one, `facts.${name}`)).find((v) => v !== null) ?? null;
}
/** L3 */
function readDeclared(w: World, path: string): Json {
  const record = Object.hasOwn(object(own(w.journey.file, 'records')), path);
  const counts = record || boundTo(w, path).some((field) => fieldRelevant(w, field));
  return counts ? kept(w, path) : null;
}
/** V7–V9 */
export const readAnswer = (w: World, path: string): Json =>
  standing(w.still?.answers, path, () => answerAt(stilled(w), path));
function answerAt(w: World, path: string): Json {
  const { declared } = w.journey;
  const longest = declaredAbove(w.journey, path);
  if (longest !== undefined) return at(readDeclared(w, longest), path.slice(longest.length + 1));
  const under = declared.filter((one) => one.startsWith(`${path}.`));
  const all = under.map((one) => [one.slice(path.length + 1), readDeclared(w, one)] as const);
  if (all.every(([, v]) => v === null)) return null;
  return all.reduce<Json>((tree, [rest, v]) => setAt(tree, rest.split('.'), v), {});
}
const local = ['with', 'answer', 'failure', 'item', 'commit', 'run'];
/** V6 */
function read(w: World, path: string, locals: JsonObject): Json {
  const [root = '', name = '', ...rest] = path.split('.');
  const { journey, state } = w;
  const inside = (v: Json): Json => at(v, rest.join('.'));
  if (local.includes(root)) return at(locals, path);
  if (root === 'today') return path === root ? state.today : null;
  if (root === 'settings')
    return inside(own({ ...object(own(journey.file, root)), ...state.settings }, name));
  if (root === 'facts') {
    const rule = factRule(journey, name);
    const still = stilled(w);
    const work = (): Json =>
      rule === null ? directoryFact(still, name) : value(rule, scope(still));
    return inside(standing(still.still?.facts, name, work));
  }
  if (root === 'lookups') return inside(state.lookups.get(name)?.data ?? null);
  if (root === 'calendars') {
    const { years = null, holidays = null } = file(w, root, name);
    return years && inside({ years, holidays: Object.keys(object(holidays)) });
  }
  if (root === 'positions') return inside(placeOf(w, name));
  return root === 'commits' ? null : readAnswer(w, path);
}
/** I16: of the item that is asked for in this section. */
function placeOf(w: World, id: string): Json {
  const lists = w.journey.sections.find((section) => section.id === id)?.lists ?? [];
  const asked = lists.find(({ path }) => w.state.drafts.has(path));
  if (asked === undefined) return null;
  const count = list(readAnswer(w, asked.path)).length;
  return Math.min(w.state.drafts.get(asked.path)?.index ?? count, count) + 1;
}
export const scope = (w: World, locals: JsonObject = {}): Scope => ({
  locale: w.journey.locale,
  status: (name) => statusOf(w, name),
  label: (path) => labelOf(w, path),
  isDirectory: (name) => typeof name === 'string' && `${name}/directory.json` in w.journey.files,
  entry: (name, id, key) => entryFor(w.journey.files[`${name}/directory.json`] ?? null, id, key),
  shown: (format) => at(w.journey.formats, `${format}.shown`),
  read: (path) => read(w, path, locals),
  isTime: (path) => readsTime(w, path),
});
/** R6: a question of that format, a part, what items keep, or a fact that is one. */
function readsTime(w: World, path: string): boolean {
  const { fields } = w.journey;
  const [root = '', ...rest] = path.split('.');
  if (root === 'facts')
    return rest.length === 1 && isTime(factRule(w.journey, rest[0] ?? ''), scope(w));
  const declared = declaredAbove(w.journey, path);
  const inside = declared === undefined ? '' : path.slice(declared.length + 1);
  const asked =
    root === 'item' || /^\d+\./.test(inside)
      ? fields.filter(
          (one) => one.section.lists.length > 0 && lastName(one.path) === lastName(path),
        )
      : fields.filter((one) => one.path === declared);
  const part =
    root === 'item' || inside === '' || /^\d/.test(inside)
      ? 'format'
      : `properties.${inside}.format`;
  return asked.length > 0 && asked.every(({ shape }) => at(shape, part) === 'time');
}

export const boundTo = ({ journey }: World, path: string): readonly Field[] =>
  fieldsAt(journey, path);
/** L1, O3 */
export const sectionRelevant = (w: World, section: Section): boolean =>
  standing(w.still?.relevant, section, () => isSectionRelevant(stilled(w), section));
function isSectionRelevant(w: World, { file: said, variant, lists }: Section): boolean {
  if (!allows(own(said, 'relevant'), scope(w))) return false;
  const { from = null, by = null } = object(own(said, 'variants'));
  if (variant !== null && variantIn(w, string(from), by) !== variant) return false;
  const drafted = lists.filter(({ path }) => w.state.drafts.has(path));
  return lists.length === 0 || drafted.some((field) => fieldRelevant(w, field));
}
/** L2 */
export const fieldRelevant = (w: World, field: Field): boolean =>
  standing(
    w.still?.relevant,
    field,
    () => sectionRelevant(w, field.section) && allows(own(field.said, 'relevant'), scope(w)),
  );
/** L5 */
export const fieldShown = (w: World, field: Field): boolean =>
  fieldRelevant(w, field) && allows(own(field.said, 'visible'), scope(w));
export const sectionVisible = (w: World, section: Section): boolean =>
  sectionRelevant(w, section) && allows(own(section.file, 'visible'), scope(w));

/** S13: the name of the lookup that gives the options; none for those that are written, or of a list (Z41). */
export const sourceOf = (field: Field): string => {
  const [root, name = ''] = string(at(field.said, 'options.from')).split('.');
  return root === 'lookups' ? name : '';
};
export const optionsStatus = (w: World, field: Field): string =>
  sourceOf(field) === '' ? 'ready' : statusOf(w, sourceOf(field));
/** S13: the items of the lookup. */
export const itemsOffered = (w: World, field: Field): readonly Json[] =>
  list(scope(w).read(string(at(field.said, 'options.from'))));
/** Z33 */
const showsOf = (keys: Json, item: Json): JsonObject =>
  Object.fromEntries(
    ['picture', 'place', 'text', 'more'].map((name) => {
      const key = own(keys, name);
      const v = key === null ? null : at(item, string(key));
      return [name, typeof v === 'object' ? '' : asText(v)];
    }),
  );
/** S12, S13: the options offered, as they are observed. */
export const optionsOf = (w: World, field: Field): JsonObject[] =>
  standing(w.still?.options, field, () => offeredBy(w, field));
function offeredBy(w: World, field: Field): JsonObject[] {
  const s = scope(w);
  const options = own(field.said, 'options');
  const listed = isList(options) ? options.filter((one) => allows(own(one, 'when'), s)) : null;
  if (listed)
    return listed.map((option) => {
      const available = !holds(own(option, 'unavailable'), s);
      const label = fill(own(option, 'label'), s, true);
      const reason = available ? null : fill(own(option, 'unavailableReason'), s);
      return { ...picked(option, 'value'), label, ...filled(option, s, 'hint'), available, reason };
    });
  const plain = (v: Json): Json => (typeof v === 'object' ? '' : v);
  if (sourceOf(field) === '') return ofItems(w, field);
  return itemsOffered(w, field).map((item) => {
    const shown = plain(at(item, string(own(options, 'value'))));
    const label = asText(plain(at(item, string(own(options, 'label')))));
    const known = own(own(options, 'known'), asText(shown));
    const shows = own(options, 'shows') && showsOf(own(options, 'shows'), item);
    return { value: shown, label, hint: fill(own(known, 'hint'), s), available: true, shows };
  });
}
/** Z41: the options of a list that was answered. */
function ofItems(w: World, field: Field): JsonObject[] {
  const options = own(field.said, 'options');
  const all = itemsOffered(w, field).flatMap((item, i) => {
    const s = scope(w, placed(item, i));
    const one = at(item, string(own(options, 'value')));
    if (blank(one) || typeof one === 'object' || !allows(own(options, 'where'), s)) return [];
    return [{ value: one, label: fill(own(options, 'label'), s, true), hint: '', available: true }];
  });
  return all.filter((one, i) => all.findIndex((each) => same(each.value, one.value)) === i);
}
/** S13, S20: of an item the keys that the answer keeps; null where it keeps none. */
export function keptKeys(field: Field, item: Json): Json {
  const keep = at(field.said, 'options.keep');
  return keep && Object.fromEntries(strings(keep).map((key) => [key, at(item, key)]));
}
/** S13 */
export const shownValue = ({ said }: Field, v: Json): Json =>
  at(said, 'options.keep') === null ? v : at(v, string(at(said, 'options.value')));
export const offered = (w: World, field: Field, shown: Json): JsonObject | null =>
  optionsOf(w, field).find((option) => same(own(option, 'value'), shown)) ?? null;
/** T4, Z37 */
export function chosenInWords(w: World, field: Field, v: Json): Json {
  if (own(field.said, 'choices') === null)
    return own(offered(w, field, shownValue(field, v)), 'label');
  const values = isList(v) ? v : [v];
  const there = optionsOf(w, field).filter((one) =>
    values.some((each) => same(each, own(one, 'value'))),
  );
  const labels = there.map((one) => string(own(one, 'label')));
  const last = labels.at(-1) ?? null;
  const [before, and] = [labels.slice(0, -1).join(', '), ' and '];
  return before === '' ? last : `${before}${and}${string(last)}`;
}
/** T4 */
function labelOf(w: World, path: string): string {
  const v = readAnswer(w, path);
  const asked = boundTo(w, path).filter(({ said }) => v !== null && own(said, 'options') !== null);
  const labels = asked.map((field) => {
    const key = string(at(field.said, 'options.label'));
    const own_ = strings(at(field.said, 'options.keep')).includes(key) ? at(v, key) : null;
    return chosenInWords(w, field, v) ?? own_;
  });
  return asText(labels.find((one) => one !== null) ?? null);
}

/** S10 */
export function boundsOf(w: World, { said }: Field): Json {
  const bounds = own(said, 'bounds');
  const by = own(bounds, 'by');
  const name = asText(value(typeof by === 'string' ? { var: by } : by, scope(w)));
  return isList(bounds) ? bounds : own(own(bounds, 'cases'), name);
}
/** Z40: the least and the most items by the answers; null for one that bounds nothing. */
function limitsOf(w: World, { said }: Field): { least: Json; most: Json } {
  const repeated = own(said, 'list');
  const rule = (key: string): Json => own(repeated, 'exactly') ?? own(repeated, key);
  const least = value(rule('min'), scope(w));
  // A number is the keyword of its shape.
  const most = isObject(rule('max')) ? value(rule('max'), scope(w)) : null;
  return {
    least: isNumber(least) ? Math.ceil(least) : null,
    most: isNumber(most) ? Math.floor(most) : null,
  };
}
/** I2, I7, Z40: most items that there may be now. */
export function mostNow(w: World, field: Field): number {
  const { most } = limitsOf(w, field);
  const ceiling = Number(field.shape['maxItems']);
  return isNumber(most) ? Math.min(most, ceiling) : ceiling;
}
/** Z40: too few or too many items, by the answers; more than there may ever be is S16. */
function miscounted(w: World, field: Field, v: Json): Violation[] {
  const [{ least, most }, count] = [limitsOf(w, field), list(v).length];
  const few = isNumber(least) && count < least;
  const many = isNumber(most) && count > most;
  const said = (rule: string, says: Json): Violation => ({ rule, part: null, says: object(says) });
  return [
    ...(few ? [said('minItems', { min: least, n: least - count })] : []),
    ...(many ? [said('maxItems', { max: most, n: count - most })] : []),
  ];
}
/** Z58: a time before or after those that are allowed. */
function outOfTime(w: World, { said }: Field, v: Json): Violation[] {
  const one = minutesOf(v);
  const end = (key: string): Json => value(at(said, `time.${key}`), scope(w));
  const [min, max] = [end('min'), end('max')];
  const [least, most] = [minutesOf(min), minutesOf(max)];
  if (!isNumber(one)) return [];
  return [
    ...(isNumber(least) && one < least ? [{ rule: 'earliest', part: null, says: { min } }] : []),
    ...(isNumber(most) && one > most ? [{ rule: 'latest', part: null, says: { max } }] : []),
  ];
}
/** D4, Z40 */
export function isRequired(w: World, field: Field): boolean {
  const { most } = limitsOf(w, field);
  return holds(requirement(field), scope(w)) && !(isNumber(most) && most < 1);
}
/** D4: the rule of a requirement. */
export function requirement({ said }: Field): Json {
  const required = own(said, 'required');
  return own(required, 'accepted') === true ? (own(required, 'when') ?? true) : required;
}
/** S3, S4, S11, S14: the violations of a field, in order. */
export const violations = (w: World, field: Field): Violation[] =>
  standing(w.still?.violations, field, () => broken(stilled(w), field));
function broken(w: World, field: Field): Violation[] {
  if (!fieldRelevant(w, field)) return [];
  const { said, path } = field;
  const s = scope(w);
  const v = readAnswer(w, path);
  const plain = (rule: string, says = {}): Violation => ({ rule, part: null, says });
  const isSending = (w.state.sending.get(field.id) ?? []).length > 0;
  const unsaved = hasNew(w, path) ? [plain('unsaved')] : isSending ? [plain('sending')] : [];
  if (blank(v) || (at(said, 'required.accepted') === true && v !== true))
    return [...unsaved, ...(isRequired(w, field) ? [plain('required')] : [])];
  const [min = null, max = null] = list(boundsOf(w, field));
  const out = isNumber(v) && (v < number(min) || v > number(max));
  const checks = list(own(said, 'checks')).filter((check) => !holds(own(check, 'assert'), s));
  const offers = own(said, 'options') !== null && optionsStatus(w, field) === 'ready';
  const several = own(said, 'choices') === null ? [shownValue(field, v)] : isList(v) ? v : [v];
  const isOffered = several.every((one) => own(offered(w, field, one), 'available') === true);
  return [
    ...unsaved,
    ...composite(v, field),
    ...(out ? [plain('between', { min, max })] : []),
    ...miscounted(w, field, v),
    ...outOfTime(w, field, v),
    ...checks.map((check) => plain(string(own(check, 'id')))),
    ...(offers && !isOffered ? [plain('notOffered')] : []),
  ];
}

/** I1 */
export const itemSection = ({ journey }: World, path: string): Section | null =>
  journey.sections.find(({ lists }) => lists.some((field) => field.path === path)) ?? null;
/** Z46: of a section of items, the section of the page or dialog around its draft. */
export function around(w: World, section: Section): Section {
  const list = section.lists.find(({ path }) => w.state.drafts.has(path));
  return list === undefined ? section : around(w, list.section);
}
/** I3 */
export function itemOf(w: World, path: string, of = (one: Field) => readAnswer(w, one.path)) {
  const fields = itemSection(w, path)?.fields.filter((field) => fieldRelevant(w, field)) ?? [];
  const all = fields.map((field) => [lastName(field.path), of(field)] as const);
  return Object.fromEntries(all.filter(([, v]) => v !== null));
}
/** I6, Z47 */
export function hasNew(w: World, path: string): boolean {
  const draft = w.state.drafts.get(path);
  if (!draft) return false;
  const inner = itemSection(w, path)?.fields.filter((field) => fieldRelevant(w, field)) ?? [];
  if (inner.some((field) => hasNew(w, field.path))) return true;
  const begun = itemOf(w, path, (field) => own(draft.begun, field.path));
  return draft.answered && !same(itemOf(w, path), begun);
}
