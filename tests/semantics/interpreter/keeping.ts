/** B: the snapshot, restoring, loading again. */
import { isList, isObject, list, object, own, string, strings } from '../json';
import { same } from '../match';
import { call, type Work } from './doing';
import { allowOf, fileOf, initialAnswers, isAllowed, meets, nameOf, reads } from './journey';
import { sensitiveOf, uses, within, type Field, type Journey } from './journey';
import { letGoIn, letGoNow } from './letting-go';
import { isComposite, isSingle } from './shape';
import { at, blank, setAt } from './values';
import { State, type Run } from './state';
import { itemSection, kept, statusOf, type World } from './world';
import type { Given, Json, JsonObject } from '../subject';

/** B3, Z22: how a question is named when its answer is lost. */
export const lostName = (journey: Journey, { id, path, section }: Field): string =>
  sensitiveOf(journey, path) === 'medical' ? `${section.id}.` : id;
/** I8 */
const isOfDraft = (journey: Journey, path: string): boolean =>
  journey.fields.some((field) => field.path === path && field.section.kind === 'item');
/** Z47: the lists around a list, or itself. */
const outermost = (list: Field): readonly Field[] =>
  list.section.lists.length === 0 ? [list] : list.section.lists.flatMap(outermost);
/** B3 */
function lostNow(w: World): Set<string> {
  const { journey, state } = w;
  const gone = journey.fields.filter(
    ({ path, section }) =>
      section.kind !== 'item' && !isAllowed(journey, path) && !blank(kept(w, path)),
  );
  const isMissed = ({ path }: Field): boolean =>
    state.drafts.get(path)?.answered === true &&
    itemSection(w, path)?.fields.some((field) => !blank(kept(w, field.path))) === true;
  // Z47
  const drafted = journey.fields.filter(isMissed).flatMap(outermost);
  const unsaid = journey.fields.filter(
    (field) =>
      !maySayFiles(journey, field) && (state.sending.has(field.id) || state.unsent.has(field.id)),
  );
  return new Set([
    ...state.lost,
    ...[...gone, ...drafted, ...unsaid].map((one) => lostName(journey, one)),
  ]);
}
/** Worked out once: a journey stays as it is. */
const unstoredOf = new WeakMap<Journey, Set<string>>();
/** B4: the names of lookups that are left out. */
function unstored(journey: Journey): Set<string> {
  const { files, declared } = journey;
  const known = unstoredOf.get(journey);
  if (known) return known;
  const sequences = Object.entries(files).filter(([path]) => path.startsWith('sequences/'));
  const steps = sequences.flatMap(([, file]) => list(own(file, 'steps')));
  const isSecret = (path: string): boolean =>
    declared.some((one) => meets(one, path) && !isAllowed(journey, one));
  const applied = Object.entries(files).filter(([path]) => !path.startsWith('bundles/'));
  const telling = uses(journey, Object.fromEntries(applied)).filter((use) =>
    [...reads(journey, own(use, 'with'), false)].some(isSecret),
  );
  // Z22
  const isSensitive = (id: string): boolean =>
    own(fileOf(files, 'calls', id), 'sensitive') !== null;
  const declaring = Object.entries(object(own(journey.file, 'lookups'))).flatMap(([as, said]) =>
    own(said, 'sensitive') === null ? [] : [as],
  );
  const answering = uses(journey, Object.fromEntries(applied)).filter((use) =>
    isSensitive(string(own(use, 'call') ?? own(use, 'id'))),
  );
  const names = new Set([...declaring, ...[...steps, ...telling, ...answering].map(nameOf)]);
  unstoredOf.set(journey, names);
  return names;
}
const marked = (all: Set<string>) => Object.fromEntries([...all].map((mark) => [mark, true]));
/** B2 */
export function snapshot(w: World): Json {
  const { journey, state } = w;
  const first = initialAnswers(journey);
  const stored = allowOf(journey)
    .filter((path) => !isOfDraft(journey, path))
    .filter((path) => kept(w, path) !== null || at(first, path) !== null);
  const waiting = [...state.waiting].map(([as, one]) => ({ as, ...one }));
  const made = [...state.lookups.values()].filter(({ status }) => status !== 'idle');
  const held = made.map(({ as, call, with: given, status, restored }) => {
    return { as, call, with: given, settled: status === 'ready' || restored };
  });
  const runs = [...state.runs].map(
    ([name, { status, steps }]) => [name, { status, steps }] as const,
  );
  // Z26
  const consent = (id: string) =>
    journey.fields.filter(({ said }) => at(said, 'consent.id') === id);
  const noted = [...state.consents].filter(([id]) =>
    consent(id).every(
      ({ path, said, section }) =>
        isAllowed(journey, path) &&
        (own(said, 'sensitive') ?? own(section.file, 'sensitive')) === null,
    ),
  );
  return {
    version: at(journey.file, 'persist.version'),
    answers: Object.fromEntries(stored.map((path) => [path, kept(w, path)])),
    lost: [...lostNow(w)],
    lookups: [...waiting, ...held].filter(({ as }) => !unstored(journey).has(as)),
    progress: {
      step: state.step,
      parameters: state.parameters,
      open: Object.fromEntries(state.open),
      reached: Object.fromEntries(state.reached),
      ...(state.presumed.size > 0 && { presumed: marked(state.presumed) }),
      ...(state.visited.size > 0 && { visited: marked(state.visited) }),
      entered: marked(state.entered),
      opened: marked(state.opened),
      ...(!same(unsentNow(w), {}) && { sending: unsentNow(w) }),
      ...(!same(letGoNow(w), {}) && { letGo: letGoNow(w) }),
      ...(noted.length > 0 && { consents: Object.fromEntries(noted) }),
      runs: Object.fromEntries(runs),
    },
  };
}
/** Z54, Z55 */
export const isFile = (v: Json): boolean =>
  isObject(v) &&
  ['id', 'name', 'type'].every((key) => typeof v[key] === 'string') &&
  typeof v['size'] === 'number' &&
  Object.keys(v).length === 4;
/** Z57: names of files that may be stored, by `section.field`. */
function unsentNow({ journey, state: { unsent, sending } }: World): JsonObject {
  const all = journey.fields.filter((field) => maySayFiles(journey, field));
  const names = all.map(
    ({ id }) => [id, [...(unsent.get(id) ?? []), ...(sending.get(id) ?? [])]] as const,
  );
  return Object.fromEntries(names.filter(([, some]) => some.length > 0));
}
const maySayFiles = (journey: Journey, { said, path }: Field): boolean =>
  own(said, 'files') !== null &&
  isAllowed(journey, path) &&
  sensitiveOf(journey, path) !== 'medical';
/** B6: whether a field could have stored a value. */
function fits(field: Field, v: Json): boolean {
  const { said, shape } = field;
  if (v === null) return true;
  if (own(said, 'list'))
    return isList(v) && v.every(isObject) && v.length <= Number(shape['maxItems']);
  if (own(said, 'choices')) return isList(v) && v.every(isSingle);
  if (own(said, 'files')) return isList(v) && v.every(isFile);
  if (own(shape, 'properties')) return isComposite(field, v);
  const whole = at(said, 'options.keep') !== null || shape['type'] === 'object';
  return whole ? isObject(v) : isSingle(v);
}
/** B7: a run that was stored. */
function storedRun(journey: Journey, name: string, v: Json): Run {
  const steps = list(own(fileOf(journey.files, 'sequences', name), 'steps')).map((step) => {
    const id = string(own(step, 'id'));
    const status = string(own(own(v, 'steps'), id)) || 'waiting';
    return [id, status === 'running' ? 'failed' : status] as const;
  });
  const status = own(v, 'status') === 'done' ? 'done' : 'failed';
  const none = { marker: null, message: null, with: {}, restoring: false, asked: false };
  return { status, steps: Object.fromEntries(steps), ...none };
}
/** B5: without the names that every object inherits. */
function plain(v: Json): Json {
  if (isList(v)) return v.map(plain);
  if (!isObject(v)) return v;
  const own_ = Object.entries(v).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own_.map(([name, inner]) => [name, plain(inner)]));
}
/** B5–B8: null where the snapshot is of another version. */
export function restore(journey: Journey, given: Given, snapshotted: Json): State | null {
  const stored = plain(snapshotted);
  if (own(stored, 'version') !== at(journey.file, 'persist.version')) return null;
  const { files, fields, sections } = journey;
  const state = new State(journey, given);
  const entries = (path: string): [string, Json][] => Object.entries(object(at(stored, path)));
  const former = strings(at(journey.file, 'persist.former'));
  const isFit = ([path, v]: [string, Json]): boolean =>
    allowOf(journey).includes(path) &&
    !isOfDraft(journey, path) &&
    fields.every(
      (one) => !within(one.path, path) || fits(one, at(v, one.path.slice(path.length + 1))),
    );
  const fit = entries('answers').filter(isFit);
  const left = entries('answers').filter(
    (one) => !blank(one[1]) && !isFit(one) && !former.some((path) => within(one[0], path)),
  );
  const answers = fit.reduce((tree, [path, v]) => setAt(tree, path.split('.'), v), state.answers);
  const names = strings(own(stored, 'lost'));
  const lost = fields.filter(
    (one) =>
      (names.includes(lostName(journey, one)) || left.some(([path]) => meets(path, one.path))) &&
      blank(at(answers, one.path)),
  );
  const places = (key: string) =>
    sections.filter(({ step, id }) => at(stored, `progress.${key}.${step}`) === id);
  const placed = (key: string) => new Map(places(key).map(({ step, id }) => [step, id]));
  const folded = journey.steps
    .map(({ id }) => id)
    .filter((id) => entries('progress.open').some(([step, v]) => step === id && v === null));
  const marks = (path: string) =>
    new Set(entries(path).flatMap(([mark, v]) => (v === true ? [mark] : [])));
  const runs = entries('progress.runs').filter(
    ([name, v]) => 'id' in fileOf(files, 'sequences', name) && typeof own(v, 'status') === 'string',
  );
  const waiting = list(own(stored, 'lookups')).flatMap((one) => {
    const { as = null, call = null, with: given = null, settled = false } = object(one);
    const known = 'id' in fileOf(files, 'calls', string(call)) && isObject(given);
    const again = { call: string(call), with: given, settled: settled === true };
    return known && as ? [[string(as), again] as const] : [];
  });
  return Object.assign(state, {
    answers,
    open: new Map<string, string | null>([
      ...placed('open'),
      ...folded.map((step) => [step, null] as const),
    ]),
    reached: placed('reached'),
    presumed: new Set([...marks('progress.presumed')].filter((path) => !blank(at(answers, path)))),
    visited: marks('progress.visited'),
    entered: marks('progress.entered'),
    opened: marks(at(stored, 'progress.opened') === null ? 'progress.entered' : 'progress.opened'),
    consents: new Map(
      entries('progress.consents').map(([id, note]) => [id, object(note)] as const),
    ),
    runs: new Map(runs.map(([name, v]) => [name, storedRun(journey, name, v)])),
    lost: new Set(lost.map((one) => lostName(journey, one))),
    leftBehind: left.length > 0 ? 'some' : null,
    waiting: new Map(waiting),
    letGo: letGoIn(journey, at(stored, 'progress.letGo')),
    unsent: new Map(
      fields.flatMap((field) => {
        const names = own(at(stored, 'progress.sending'), field.id);
        const isNamed = isList(names) && names.every((name) => typeof name === 'string');
        return isNamed && maySayFiles(journey, field) ? [[field.id, strings(names)]] : [];
      }),
    ),
  });
}
/** B9 */
export function loadAgain(w: Work): void {
  const { waiting, step } = w.state;
  const isBusy = (name: string): boolean => ['loading', 'failed'].includes(statusOf(w, name));
  const needs = (as: string, call: string): string[] => {
    const { path = null, query = null, body = null } = fileOf(w.journey.files, 'calls', call);
    const all = [...reads(w.journey, [path, query, body], true)].map((one) => one.split('.'));
    return all.flatMap(([root, name = '']) => (root === 'lookups' && name !== as ? [name] : []));
  };
  const through = (as: string, seen = new Set<string>()): Set<string> => {
    const here = waiting.has(as) ? needs(as, waiting.get(as)?.call ?? '') : [];
    for (const name of here.filter((one) => !seen.has(one))) through(name, seen.add(name));
    return seen;
  };
  const all = [...waiting];
  const isWaited = (name: string): boolean => isBusy(name) || waiting.has(name);
  const free = all.find(([as, { call }]) => !needs(as, call).some(isWaited));
  const circle = all.find(([as]) => through(as).has(as) && ![...through(as)].some(isBusy));
  const [as, next] = free ?? circle ?? [];
  if (step === null || as === undefined || !next) return;
  call(w, next.call, as, next.with, next.settled);
  loadAgain(w);
}
