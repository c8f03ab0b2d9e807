/** X1–X8, K, Q, A3, A5, A8, E: reactions, calls and sequences. */
import { isList, isObject, list, mapped, object, own, string, strings } from '../json';
import { same } from '../match';
import { drawn, question, stepOf } from './flow';
import { forget, openSections, unopened } from './forgetting';
import { isAskedAbout, lastName, meets, nameOf, within, type Field, type Section } from './journey';
import { begin, stepFails, stepSucceeds, takeUp, tasks } from './sequences';
import { allows, at, blank, setAt, template, value, values } from './values';
import { boundTo, file, kept, keptKeys, readAnswer, scope, sectionRelevant } from './world';
import type { Lookup } from './state';
import { statusOf, stilled, type World } from './world';
import type { Effect, Failure, Json, JsonObject } from '../subject';

/** An event in progress: the state may be changed until it is over. */
export interface Work extends World {
  effects: Effect[];
  changed: Set<string>;
  later: (() => void)[];
  /** Z17: nothing is forgotten meanwhile. */
  quiet: boolean;
  /** Z15: what is worked through just now. */
  causes: string[];
}
export function quietly(w: Work, does: () => void): void {
  const { quiet } = w;
  w.quiet = true;
  does();
  w.quiet = quiet;
}

export function put(w: Work, path: string, to: Json): void {
  w.state.answers = setAt(w.state.answers, path.split('.'), to);
}
/** Z26: an event that says when is none of this text's cases. */
export function noteConsent(w: Work, { said, path }: Field): void {
  const { id = null, version = null } = object(own(said, 'consent'));
  if (id !== null) w.state.consents.set(string(id), { version, at: null, answer: kept(w, path) });
}
/** V10 */
export function set(w: Work, path: string, to: Json): void {
  const before = w.state.answers;
  if (same(at(before, path), to)) return;
  put(w, path, to);
  const near = w.journey.declared.filter((one) => meets(one, path));
  const other = near.filter((one) => !same(at(before, one), kept(w, one)));
  noteChanged(w, [path, ...other]);
}
/** X4; Z15: what is forgotten is, at once. */
function noteChanged(w: Work, paths: readonly string[]): void {
  for (const path of paths) w.changed.add(path);
  forget(w, paths);
}
/** S20, P25 */
export function setByRule(w: Work, path: string, to: Json): void {
  const field = boundTo(w, path)[0];
  const before = kept(w, path);
  const v = (field && isObject(to) ? keptKeys(field, to) : null) ?? to;
  set(w, path, v);
  if (!same(before, v)) presume(w, path);
}
/** P25 */
export function presume(w: Work, path: string): void {
  if (isAskedAbout(w.journey, path) && !blank(kept(w, path))) w.state.presumed.add(path);
}
/** P25: what is presumed no more. */
export function known(w: Work, is: (path: string) => boolean): void {
  for (const path of w.state.presumed) if (is(path)) w.state.presumed.delete(path);
}

/** K2, K3 */
export function call(w: Work, id: string, as: string, given: Json, restored = false): void {
  abort(w, as);
  const number = sent(w, id, as, given);
  const status = 'loading';
  w.state.lookups.set(as, { as, call: id, with: given, number, restored, status, data: null });
  w.state.waiting.delete(as);
}
/** K2: what goes out; gives its number. */
export function sent(w: Work, id: string, as: string | null, given: Json): number {
  const { path = null, query = null, body = null } = file(w, 'calls', id);
  const s = scope(w, { with: given });
  const asked = Object.entries(object(template(query, s))).filter(([, v]) => v !== null);
  const number = ++w.state.calls;
  const by = { path: object(template(path, s)), query: Object.fromEntries(asked) };
  w.effects.push({ call: operationOf(w, id), as, ...by, body: template(body, s), number });
  return number;
}
export const operationOf = (w: Work, id: string): string =>
  string(own(file(w, 'calls', id), 'operation'));
export function abort(w: Work, as: string): void {
  const lookup = w.state.lookups.get(as);
  if (lookup?.status === 'loading') w.effects.push({ abort: operationOf(w, lookup.call) });
}
/** K8; Q8 for the sequences that waited. */
export function clear(w: Work, as: string): void {
  const lookup = w.state.lookups.get(as);
  const waited = w.state.waiting.delete(as);
  if (statusOf(w, as) === 'idle' && !waited) return;
  const lost = { kind: 'network', status: 0, message: null } as const;
  if (lookup?.status === 'loading')
    for (const { run, step } of tasks(w, as, 'running'))
      w.later.push(() => {
        const still = tasks(w, as, 'running').filter((one) => one.run === run && one.step === step);
        for (const task of still) stepFails(w, task, lost);
      });
  abort(w, as);
  if (lookup) Object.assign(lookup, { status: 'idle', data: null });
  noteChanged(w, [`lookups.${as}`]);
}
/** K6 */
function pick(said: Json, answer: Json): Json {
  if (typeof said === 'string' || said === null) return at(answer, string(said));
  const { where = null, ...picked } = object(said);
  const [how = '', path = null] = Object.entries(picked)[0] ?? [];
  const there = at(answer, string(path));
  if (how === 'entries') return Object.entries(object(there)).map(([id, label]) => ({ id, label }));
  const pairs = Object.entries(object(where));
  const fit = list(there).filter((item) => pairs.every(([key, v]) => same(at(item, key), v)));
  return how === 'first' ? (fit[0] ?? null) : fit;
}
/** K5 */
export function succeeds(w: Work, lookup: Lookup, answer: Json): void {
  const said = file(w, 'calls', lookup.call);
  const into = own(said, 'into');
  lookup.status = 'ready';
  lookup.data = into ? mapped(into, (one) => pick(one, answer)) : pick(own(said, 'answer'), answer);
  const { data } = lookup;
  if (!lookup.restored) fire(w, (on) => own(on, 'succeeded') === lookup.as);
  if (w.state.lookups.get(lookup.as)?.number !== lookup.number) return;
  for (const task of tasks(w, lookup.as, 'running')) stepSucceeds(w, task, data);
}
/** K7 */
export function fails(w: Work, lookup: Lookup, failure: Failure): void {
  const none = list(own(file(w, 'calls', lookup.call), 'none'));
  if (failure.kind === 'http' && none.includes(failure.status)) {
    succeeds(w, lookup, null);
    return;
  }
  lookup.status = 'failed';
  for (const task of tasks(w, lookup.as, 'running')) stepFails(w, task, failure, lookup.call);
  if (leadsAway(w, lookup.call, failure)) leadAway(w, failure);
  if (!lookup.restored) fire(w, (on) => own(on, 'failed') === lookup.as);
}
/** A8: whether a failure of this call leads to the error step. */
export function leadsAway(w: World, id: string, { kind, status }: Failure): boolean {
  const statuses = list(at(w.journey.file, 'failures.statuses'));
  const silent = own(file(w, 'calls', id), 'silent') === true;
  return kind === 'http' && statuses.includes(status) && !silent && w.state.step !== null;
}
function leadAway(w: Work, failure: Failure): void {
  const to = string(at(w.journey.file, 'failures.goTo'));
  const { step } = w.state;
  if (step === to || step === null) return;
  w.state.fault = { step, parameters: w.state.parameters };
  track(w, string(at(w.journey.file, 'failures.track')), { failure });
  goTo(w, to, { status: `${failure.status}` });
}
/** K9 */
export function retry(w: Work, name: string): void {
  const failed = w.state.lookups.get(name);
  if (failed?.status !== 'failed') return;
  const others = [...w.state.lookups.values()].filter(({ call }) => call === failed.call);
  for (const { as } of new Set([failed, ...others])) {
    const lookup = w.state.lookups.get(as);
    if (lookup?.status !== 'failed') continue;
    const stopped = tasks(w, as, 'failed').filter(({ run }) => run.status === 'failed');
    for (const task of stopped.slice(0, 1)) takeUp(w, task);
    if (stopped.length === 0) call(w, lookup.call, as, lookup.with, lookup.restored);
  }
}
/** E1, Z22 */
function track(w: Work, record: string, locals: JsonObject): void {
  const tracking = w.journey.files['tracking.json'] ?? null;
  const said = own(own(tracking, 'records'), record);
  const rules = mapped(said, (one) =>
    own(one, 'path') === null ? one : { var: own(one, 'path') },
  );
  const all = Object.entries(values(rules, scope(w, locals))).filter(([, v]) => v !== null);
  const properties = all.map(([name, v]) => ({ name, value: v }));
  const carrier = file(w, 'calls', string(own(tracking, 'call')));
  const body = template(own(carrier, 'body'), scope(w, { with: { properties } }));
  if (said !== null) w.effects.push({ track: string(own(carrier, 'operation')), body });
}
/** A3 */
export function parameters(w: World, step: string, given: JsonObject): JsonObject {
  const all = Object.entries(object(own(stepOf(w, step).file, 'parameters'))).map(
    ([name, said]) => {
      const v = string(own(given, name) ?? kept(w, string(own(said, 'answer'))));
      const known = strings(own(said, 'values'));
      return [name, known.length === 0 || known.includes(v) ? v : (known[0] ?? '')] as const;
    },
  );
  return { ...given, ...Object.fromEntries(all) };
}
/** A5 */
export const goTo = (w: Work, step: string, given: JsonObject = {}) =>
  w.effects.push({ navigate: step, parameters: parameters(w, step, given) });

/** X1, X2, Z29, Z30: a change; gives the names of the calls that it made. */
function change(w: Work, said: Json, locals: JsonObject, section: string): string[] {
  if (!allows(own(said, 'when'), scope(w, locals))) return [];
  const all = (key: string): string[] => strings(own(said, key));
  for (const path of all('clear'))
    if (path.startsWith('lookups.')) clear(w, lastName(path));
    else {
      set(w, path, null);
      for (const field of w.journey.fields)
        if (within(field.path, path)) w.state.touched.delete(field.mark);
    }
  for (const [path, rule] of Object.entries(object(own(said, 'set'))))
    setByRule(w, path, value(rule, scope(w, locals)));
  const names = all('untouch').map((one) => (one.includes('.') ? one : `${section}.${one}`));
  for (const field of w.journey.fields.filter(({ id }) => names.includes(id)))
    w.state.touched.delete(field.mark);
  const calls = list(own(said, 'call'));
  for (const use of calls) {
    const given = values(own(use, 'with'), scope(w, locals));
    call(w, string(own(use, 'id')), nameOf(use), given);
  }
  for (const record of all('track')) track(w, record, locals);
  for (const run of all('run')) w.later.push(() => begin(w, run));
  for (const dialog of all('open')) w.later.push(() => openDialog(w, dialog));
  for (const step of all('goTo')) goTo(w, step, object(own(said, 'parameters')));
  const leave = string(value(own(said, 'leave'), scope(w, locals)));
  if (leave !== '') w.effects.push({ leave });
  return calls.map(nameOf);
}
export const changes = (w: Work, said: Json, locals: JsonObject, section = ''): string[] =>
  (isList(said) ? said : [said]).flatMap((one) => change(w, one, locals, section));

type Trigger = (on: Json, section: Section | null, step: string) => boolean;
/** X3, X5, A9: all reactions that hear are done, each when its turn comes. */
function hear(w: Work, fits: Trigger): void {
  const behind = w.state.step === at(w.journey.file, 'failures.goTo') ? w.state.fault?.step : null;
  const steps = w.journey.steps.filter(({ id }) => id === w.state.step || id === behind);
  const still = stilled(w);
  const hearing = steps.flatMap(({ id, file, sections }) =>
    [null, ...sections.filter((one) => sectionRelevant(still, one))].flatMap((section) =>
      list(own(section?.file ?? file, 'reactions'))
        .filter((reaction) => fits(own(reaction, 'on'), section, id))
        .map((reaction) => ({ reaction, name: section?.id ?? '' })),
    ),
  );
  for (const { reaction, name } of hearing) {
    if (!allows(own(reaction, 'when'), scope(w))) continue;
    change(w, { ...object(reaction), when: null }, {}, name);
    for (const bundle of strings(own(reaction, 'apply')))
      changes(w, own(file(w, 'bundles', bundle), 'changes'), {}, name);
  }
}
/** X8 */
export function fire(w: Work, fits: Trigger): void {
  hear(w, fits);
  settle(w);
}
/** X10, Z17: `entered` of a step fires. */
export function fireEntered(w: Work): void {
  const isStep: Trigger = (on, section, step) =>
    own(on, 'entered') !== null && !section && step === w.state.step;
  quietly(w, () => hear(w, isStep));
  settle(w);
}
/** X6, X7 */
export function settle(w: Work): void {
  for (let round = 0; round < 64 && nextRound(w); round += 1);
  const left = [w.changed.size, w.later.length, unopened(w).length, unentered(w).length];
  if (left.some((n) => n > 0)) w.state.stuck = true;
  w.changed.clear();
  w.later = [];
}
/** X10: what is drawn and has not been entered. */
const unentered = (w: Work): Section[] => drawn(w).filter(({ mark }) => !w.state.entered.has(mark));
/** X6, Z21: one round; whether there was something to do. */
function nextRound(w: Work): boolean {
  const { changed } = w;
  if (changed.size > 0) {
    w.changed = new Set();
    hear(w, (on) => strings(own(on, 'changed')).some((path) => changed.has(path)));
    return true;
  }
  const later = w.later.shift();
  if (later) {
    later();
    return true;
  }
  const closed = unopened(w);
  if (closed.length > 0) {
    openSections(w, closed);
    return true;
  }
  const fresh = unentered(w);
  for (const section of fresh) if (sectionRelevant(w, section)) enterSection(w, section);
  return fresh.length > 0;
}
export function noteEntered(w: Work, sections: readonly Section[]): void {
  for (const { mark } of sections) w.state.entered.add(mark);
}
/** X10, O4 */
function enterSection(w: Work, section: Section): void {
  noteEntered(w, [section]);
  quietly(w, () => hear(w, (on, of) => own(on, 'entered') !== null && of === section));
  for (const { path, said } of section.fields) {
    const later = own(said, 'later');
    if (later !== null && blank(readAnswer(w, path))) setByRule(w, path, later);
  }
}
/** I10 */
function openDialog(w: Work, name: string): void {
  const section = stepOf(w, w.state.step).sections.find(
    ({ id, kind }) => id === name && kind === 'dialog',
  );
  if (!section || !sectionRelevant(w, section)) return;
  w.state.dialog = { section: name, field: null, waits: [] };
  w.state.dialog.field = question(w, section)?.name ?? null;
}
