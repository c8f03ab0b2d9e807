/** P, I, A and X9: what each event does. */
import { isList, list, object, own, string, strings } from '../json';
import { same } from '../match';
import {
  abort,
  fails,
  fire,
  fireEntered,
  goTo,
  known,
  noteEntered,
  parameters,
  retry,
  set,
  settle,
} from './doing';
import { noteConsent, succeeds, type Work } from './doing';
import {
  answerable,
  drawn,
  flow,
  hasSubmit,
  isChoice,
  isProgressive,
  isWrong,
  pageOf,
  question,
  settled,
} from './flow';
import { stepOf, stepVerdict, verdict } from './flow';
import { closeItem, closeOld, dialogOn, dialogTo, endDialog, openItem, removeItem } from './items';
import { saveItem } from './items';
import { initialOf, meets, within, type Field, type Journey, type Section } from './journey';
import { isFile, loadAgain, lostName } from './keeping';
import { letGo, told } from './letting-go';
import { begin, giveUp } from './sequences';
import { isComposite, isSingle } from './shape';
import { edited, fill } from './texts';
import { allows, at, blank } from './values';
import { around, fieldRelevant, isHalfTyped, itemsOffered, kept } from './world';
import { State, type Lookup } from './state';
import { keptKeys, onceLeft, optionsOf, readAnswer, scope, sectionRelevant } from './world';
import type { Effect, Event, Json, JsonObject } from '../subject';

/** Z27: what the address says, with that alone of its query which fits. */
function taken(query: readonly [string, Json][], given: JsonObject): JsonObject {
  const said = query.flatMap(([name, one]): [string, Json][] => {
    const v = own(given, name);
    if (v === null) return [];
    const fits = new RegExp(string(own(one, 'pattern')), 'u').test(string(v));
    return [[name, fits ? v : own(one, 'otherwise')]];
  });
  const all = Object.entries({ ...given, ...Object.fromEntries(said) });
  return Object.fromEntries(all.filter(([, v]) => v !== null));
}
/** A1–A4, A6, P8, Z27, Z29 */
function enter(w: Work, event: Extract<Event, { is: 'enter' }>): void {
  const { state } = w;
  const { id, file, sections } = stepOf(w, event.step);
  if (id === '') return;
  state.today = event.today;
  const requires = list(own(file, 'requires'));
  const unmet = requires.find((one) => !allows(own(one, 'that'), scope(w)));
  if (unmet !== undefined) {
    const [step, text] = [string(own(unmet, 'goTo')), own(unmet, 'notice')];
    if (text !== null) state.notice = { step, text: fill(text, scope(w), true) };
    goTo(w, step, object(own(unmet, 'parameters')));
    return;
  }
  giveUp(w);
  const query = Object.entries(object(own(file, 'query')));
  const given = parameters(w, id, taken(query, event.parameters));
  const isBack = comesBack(w, id, given);
  const answers = Object.entries(object(own(file, 'parameters'))).map(
    ([name, said]) => [string(own(said, 'answer')), given[name] ?? ''] as const,
  );
  const other = answers.some(([path, v]) => kept(w, path) !== null && kept(w, path) !== v);
  if (other && own(file, 'startsAnew') === true) beginAnew(w);
  for (const [path, v] of answers) set(w, path, v);
  for (const [name, said] of query) set(w, string(own(said, 'answer')), given[name] ?? null);
  state.step = id;
  state.parameters = given;
  if (state.notice?.step !== id) state.notice = null;
  for (const field of sections.flatMap(({ fields }) => fields)) askAnew(w, field);
  if (!state.open.has(id)) openNext(w, -1);
  const restored = event.restored && !other;
  if (restored) noteEntered(w, drawn(w));
  else fireEntered(w);
  for (const sequence of strings(own(file, 'entry')))
    if (!isBack || state.runs.get(sequence)?.status !== 'done')
      begin(w, sequence, {}, { restoring: restored });
}
/** Z26: a consent to other words than those of now is asked for again. */
function askAnew(w: Work, field: Field): void {
  const { id = null, version = null } = object(own(field.said, 'consent'));
  const note = w.state.consents.get(string(id));
  if (id === null || note === undefined || own(note, 'version') === version) return;
  if (!fieldRelevant(w, field) || blank(kept(w, field.path))) return;
  set(w, field.path, initialOf(w.journey, field.path));
  w.state.lost.add(lostName(w.journey, field));
}
/** A2: whether the person comes back from the error step to the one behind it. */
function comesBack({ journey, state: { step, fault } }: Work, to: string, given: Json): boolean {
  const isOnError = step !== null && step === at(journey.file, 'failures.goTo');
  return isOnError && fault?.step === to && same(fault.parameters, given);
}
/** B10 */
function beginAnew(w: Work): void {
  for (const as of w.state.lookups.keys()) abort(w, as);
  const { calls, letGo: gone } = w.state;
  Object.assign(w.state, new State(w.journey, w.state), { calls, letGo: gone });
  w.changed.clear();
  w.later = [];
}
export function touch(w: Work, fields: readonly Field[]): void {
  for (const { mark } of fields) w.state.touched.add(mark);
}
export function openSection(w: Work, { kind, step, id }: Section): void {
  if (kind === 'page' && isProgressive(w)) w.state.open.set(step, id);
}
/** P8, P10: the next of the page that is not settled becomes open; that, or else the last, reached. */
function openNext(w: Work, after: number): void {
  if (!isProgressive(w)) return;
  const page = pageOf(w);
  const { id, sections } = stepOf(w, w.state.step);
  const next = page.find((section, i) => i > after && !settled(w, section));
  if (next) openSection(w, next);
  else if (after >= 0) w.state.open.set(id, null);
  const to = next ?? (after < 0 ? undefined : page.at(-1));
  const place = (name: string | undefined) => sections.findIndex((one) => one.id === name);
  if (to && place(to.id) > place(w.state.reached.get(id))) w.state.reached.set(id, to.id);
}
/** P10, P14, I5: whether it is valid; else the fields are touched and the error summary stands. */
export function passes(w: Work, valid: boolean, sections: readonly Section[]): boolean {
  for (const { fields } of sections) if (!valid) touch(w, fields);
  if (valid) w.state.summary.delete(w.state.step ?? '');
  else w.state.summary.add(w.state.step ?? '');
  return valid;
}
/** P10 */
function goOnFrom(w: Work, name: string): void {
  const { all, place } = flow(w);
  const section = all.find((one) => one.id === name && place(one) === 'open');
  const now = section ? verdict(w, section) : 'pending';
  if (!section || now === 'pending' || !passes(w, now === 'valid', [section])) return;
  closeOld(w, [section]);
  if (isProgressive(w)) known(w, (one) => section.fields.some(({ path }) => meets(one, path)));
  if (isProgressive(w) && own(section.file, 'visited') !== null) w.state.visited.add(section.mark);
  openNext(w, pageOf(w).indexOf(section));
}
/** P11 */
function changeSection(w: Work, name: string): void {
  const { all, place } = flow(w);
  const section = all.find((one) => one.id === name && place(one) !== null);
  if (section) openSection(w, section);
}
/** P14, Z31 */
function submit(w: Work, step: string): void {
  const sequence = at(stepOf(w, step).file, 'submit.sequence');
  const { all, place, complete } = flow(w);
  if (step !== w.state.step || sequence === null || !hasSubmit(w)) return;
  const valid = stepVerdict(w) === 'valid';
  const onPage = all.filter((section) => place(section) !== null);
  if ((valid && !complete) || !passes(w, valid, onPage)) return;
  closeOld(w, stepOf(w, w.state.step).sections);
  begin(w, string(sequence));
}
/** S18: what is stored; undefined where the event changes nothing. */
function stored(w: Work, field: Field, v: Json): Json | undefined {
  const { said, shape } = field;
  const text = edited(v, list(own(said, 'normalise')));
  if (own(said, 'list')) return undefined;
  if (v === null) return null;
  if (own(said, 'files')) {
    const rest = list(kept(w, field.path)).filter((one) => list(v).some((each) => same(one, each)));
    return isList(v) && rest.length === v.length ? (v.length === 0 ? null : rest) : undefined;
  }
  if (own(said, 'options') !== null) {
    const options = optionsOf(w, field);
    if (own(said, 'choices') !== null) {
      const free = options.filter((one) => own(one, 'available') === true);
      const values = free
        .map((one) => own(one, 'value'))
        .filter((one) => list(v).some((other) => same(one, other)));
      if (!isList(v) || values.length !== v.length) return undefined;
      return v.length === 0 ? null : values;
    }
    const index = options.findIndex((one) => own(one, 'available') && same(own(one, 'value'), v));
    return index < 0 ? undefined : (keptKeys(field, itemsOffered(w, field)[index] ?? null) ?? text);
  }
  if (v === false && shape['type'] === 'boolean') return own(said, 'unticked');
  if (!own(shape, 'properties')) return isSingle(v) ? text : undefined;
  if (!isComposite(field, v)) return undefined;
  const there = Object.entries(object(v)).filter(([, part]) => part !== null && part !== '');
  return there.length === 0 ? null : Object.fromEntries(there);
}
/** Z53 */
function sending(w: Work, event: Extract<Event, { is: 'sending' }>): void {
  const { section, field: name, names } = event;
  const { state } = w;
  const id = `${section}.${name}`;
  const before = (state.sending.get(id) ?? []).length;
  const [field] = answerable(w, section, name).filter(({ said }) => own(said, 'files') !== null);
  if (names.length >= before && (field === undefined || names.length === 0)) return;
  if (names.length > 0) state.sending.set(id, names);
  else state.sending.delete(id);
  if (field === undefined || names.length === 0) return;
  found(w, field);
  openSection(w, around(w, field.section));
}
/** Z54 */
function fileStored(w: Work, event: Extract<Event, { is: 'stored' }>): void {
  const id = `${event.section}.${event.field}`;
  const asked = w.journey.fields.filter((one) => one.id === id && own(one.said, 'files') !== null);
  const field = asked.find(
    ({ section }) => section.variant === null || sectionRelevant(w, section),
  );
  const names = w.state.sending.get(id) ?? [];
  const place = names.indexOf(string(own(event.file, 'name')));
  if (field === undefined || place < 0 || !isFile(event.file)) return;
  const before = list(kept(w, field.path));
  const known_ = before.some((one) => same(own(one, 'id'), own(event.file, 'id')));
  if (known_ || blank(own(event.file, 'id'))) return;
  if (names.length === 1) w.state.sending.delete(id);
  else w.state.sending.set(id, names.toSpliced(place, 1));
  set(w, field.path, [...before, event.file]);
  known(w, (one) => within(one, field.path));
  settle(w);
  fire(w, (on) => strings(own(on, 'answered')).includes(field.path));
}
/** P19, Z22: what was answered is lost no more; a section, when all are that it was named for. */
function found(w: Work, field: Field): void {
  w.state.unsent.delete(field.id);
  const name = lostName(w.journey, field);
  const named = field.section.fields.filter((one) => lostName(w.journey, one) === name);
  const missed = named.some((one) => fieldRelevant(w, one) && blank(readAnswer(w, one.path)));
  if (name === field.id || !missed) w.state.lost.delete(name);
}
/** X9, S19, P9 */
export function answered(w: Work, field: Field, to: Json): void {
  const { section, path } = field;
  if (same(kept(w, path), to)) return;
  const list = section.lists.find((one) => w.state.drafts.has(one.path));
  const draft = w.state.drafts.get(list?.path ?? '');
  if (draft) draft.answered = true;
  set(w, path, to);
  known(w, (one) => within(one, path));
  if (isHalfTyped(field, to)) w.state.touched.delete(field.mark);
  noteConsent(w, field);
  found(w, field);
  openSection(w, around(w, section));
  settle(w);
  fire(w, (on) => strings(own(on, 'answered')).includes(path));
  inDialog(w, field);
}
/** I12 */
function inDialog(w: Work, field: Field): void {
  const { dialog } = w.state;
  if (dialog?.section !== field.section.id) return;
  dialog.waits = [];
  if (isChoice(field) && question(w, field.section) === field) dialogOn(w);
}
/** P13, P12 */
function leave(w: Work, field: Field): void {
  const { path } = field;
  set(w, path, onceLeft(field, kept(w, path)));
  settle(w);
  if (!blank(kept(w, path))) touch(w, [field]);
}
/** P22 */
function press(w: Work, name: string, action: string): void {
  const section = drawn(w).find(({ id }) => id === name);
  const said = at(section?.file ?? null, `actions.${action}`);
  if (!section || said === null) return;
  const enabled = own(said, 'enabled');
  const valid = own(enabled, 'valid');
  if (valid === null && !allows(enabled, scope(w))) return;
  const named = section.fields.filter((field) => strings(valid).includes(field.name));
  const wrong = named.filter((field) => isWrong(w, field));
  touch(w, wrong);
  if (wrong.length === 0) fire(w, (on, of) => own(on, 'pressed') === action && of === section);
}

/** K4: the lookup that waits for a call. */
const waitingFor = (w: Work, call: number): Lookup[] =>
  [...w.state.lookups.values()].filter(
    ({ number, status }) => number === call && status === 'loading',
  );
/** What happens at a field that a person can answer (S17, I2). */
function happenAt(w: Work, field: Field, event: Event): void {
  const to = event.is === 'answer' ? stored(w, field, event.value) : undefined;
  if (to !== undefined) answered(w, field, to);
  else if (event.is === 'leave') leave(w, field);
  else if (!own(field.said, 'list')) return;
  else if (event.is === 'openItem') openItem(w, field, event.index);
  else if (event.is === 'saveItem') saveItem(w, field);
  else if (event.is === 'dismissItem') closeItem(w, field);
  else if (event.is === 'removeItem') removeItem(w, field, event.index);
}
function happen(w: Work, event: Event): void {
  const { state } = w;
  if (event.is === 'sending') sending(w, event);
  else if (event.is === 'stored') fileStored(w, event);
  else if ('field' in event && 'section' in event)
    for (const field of answerable(w, event.section, event.field)) happenAt(w, field, event);
  else if (event.is === 'enter') enter(w, event);
  else if (event.is === 'press') press(w, event.section, event.action);
  else if (event.is === 'continue') goOnFrom(w, event.section);
  else if (event.is === 'change') changeSection(w, event.section);
  else if (event.is === 'submit') submit(w, event.step);
  else if (event.is === 'succeeds' && told(w, event.call, null)) return;
  else if (event.is === 'fails' && told(w, event.call, event.failure)) return;
  else if (event.is === 'succeeds')
    for (const lookup of waitingFor(w, event.call)) succeeds(w, lookup, event.answer);
  else if (event.is === 'fails')
    for (const lookup of waitingFor(w, event.call)) fails(w, lookup, event.failure);
  else if (event.is === 'retry') retry(w, event.lookup);
  else if (event.is === 'dialogOn') dialogOn(w);
  else if (event.is === 'dialogClose') state.dialog = null;
  else if (event.is === 'dialogTo') dialogTo(w, event.field);
  else if (event.is === 'request') begin(w, event.sequence, event.with, { asked: true });
  else if (event.is === 'startAnew') beginAnew(w);
  else if (event.is === 'dismissNotice') state.notice = null;
  else if (event.is === 'dismissLeftBehind') state.leftBehind = null;
  else state.leftBehind = 'all';
}
/** One event: the next state, and the effects in the order in which they were planned (A7). */
export function apply(journey: Journey, before: State, event: Event) {
  const state = before.copy();
  const w: Work = {
    journey,
    state,
    effects: [],
    changed: new Set(),
    later: [],
    quiet: false,
    causes: [],
  };
  happen(w, event);
  settle(w);
  endDialog(w);
  loadAgain(w);
  letGo(w, event, before);
  const effects = w.effects.map((effect): Effect => {
    const isWaitedFor = !('call' in effect) || waitingFor(w, effect.number).length > 0;
    return isWaitedFor ? effect : { ...effect, as: null };
  });
  return { state, effects };
}
