/** X, K, I, Q, A, E and the events of P: what is done. */
import { initialOf, uses, type Field, type Journey, type Section } from './journey';
import { allows, blank, equal, holds, inside, isObject, list, object, own } from './rules';
import { several, string, template, value, values } from './rules';
import * as at from './sections';
import type { Lookup, Run, State, World } from './sections';
import { edited, fill, left } from './texts';
import { loadAgain, anew } from './keeping';
import type { Effect, Event, Failure, Json, JsonObject } from '../subject';

type Later = { run: string } | { open: string } | { sequence: string; step: string };
export interface Work extends World {
  state: State;
  effects: Effect[];
  changed: Set<string>;
  later: Later[];
}
const put = (w: Work, part: Partial<State>): void => void (w.state = { ...w.state, ...part });
const without = <T>(map: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));

/** V10 */
function set(w: Work, path: string, to: Json): void {
  const before = w.state.answers;
  if (equal(inside(before, path), to)) return;
  put(w, { answers: at.setAt(before, path.split('.'), to) });
  const other = (p: string): boolean => !equal(inside(before, p), at.kept(w, p));
  const near = (p: string): boolean => p.startsWith(`${path}.`) || path.startsWith(`${p}.`);
  for (const p of [path, ...w.journey.declared])
    if (p === path || (near(p) && other(p))) w.changed.add(p);
}
/** S20 */
function setByRule(w: Work, path: string, to: Json): void {
  const first = w.journey.bound.get(path)?.[0];
  set(w, path, (first && isObject(to) ? at.keptKeys(first, to) : null) ?? to);
}
const touch = (w: Work, fields: readonly Field[]): void =>
  put(w, { touched: [...new Set([...w.state.touched, ...fields.map(({ mark }) => mark)])] });

function untouch(w: Work, fields: readonly Field[]): void {
  const marks = fields.map(({ mark }) => mark);
  put(w, { touched: w.state.touched.filter((mark) => !marks.includes(mark)) });
}
/** P17: whether the error summary of the present step stands. */
function summary(w: Work, stands: boolean): void {
  const step = w.state.step ?? '';
  const others = w.state.summary.filter((one) => one !== step);
  put(w, { summary: stands ? [...others, step] : others });
}
/** K2, K3 */
export function call(w: Work, id: string, as: string, given: Json, restored = false): void {
  const file = own(w.journey.calls, id);
  const s = at.scope(w, { with: given });
  abort(w, as);
  const query = Object.entries(object(template(own(file, 'query'), s))).filter(
    ([, v]) => v !== null,
  );
  const path = object(template(own(file, 'path'), s));
  const body = template(own(file, 'body'), s);
  const number = w.state.calls + 1;
  const made: Lookup = {
    as,
    call: id,
    with: given,
    status: 'loading',
    data: null,
    number,
    restored,
  };
  put(w, {
    calls: number,
    lookups: at.lookupOf(w, as)
      ? w.state.lookups.map((one) => (one.as === as ? made : one))
      : [...w.state.lookups, made],
    waiting: w.state.waiting.filter((one) => one.as !== as),
  });
  w.effects.push({
    call: string(own(file, 'operation')),
    as,
    path,
    query: Object.fromEntries(query),
    body,
    number,
  });
}
function abort(w: Work, as: string): void {
  const lookup = at.lookupOf(w, as);
  if (lookup?.status === 'loading')
    w.effects.push({ abort: string(own(own(w.journey.calls, lookup.call), 'operation')) });
}
const become = (w: Work, as: string, part: Partial<Lookup>): void =>
  put(w, { lookups: w.state.lookups.map((one) => (one.as === as ? { ...one, ...part } : one)) });
/** K8 */
function clear(w: Work, as: string, quiet = false): void {
  const waits = w.state.waiting.some((one) => one.as === as);
  if (at.statusOf(w, as) === 'idle' && !waits) return;
  put(w, { waiting: w.state.waiting.filter((one) => one.as !== as) });
  if (at.statusOf(w, as) === 'loading')
    w.later.push(...waiters(w, as).map(([sequence, step]) => ({ sequence, step: id(step) })));
  abort(w, as);
  become(w, as, { status: 'idle', data: null });
  if (!quiet) w.changed.add(`lookups.${as}`);
}
/** K6 */
function pick(said: Json, answer: Json): Json {
  if (!isObject(said)) return inside(answer, string(said));
  const [[how, path] = ['', null]] = Object.entries(said).filter(([key]) => key !== 'where');
  const there = inside(answer, string(path));
  if (how === 'entries')
    return Object.entries(object(there)).map(([key, label]) => ({ id: key, label }));
  const where = Object.entries(object(own(said, 'where')));
  const fit = list(there).filter((item) => where.every(([key, v]) => equal(inside(item, key), v)));
  return how === 'first' ? (fit[0] ?? null) : fit;
}
function keptOf(file: Json, answer: Json): Json {
  const into = own(file, 'into');
  if (into === null) return pick(own(file, 'answer'), answer);
  return Object.fromEntries(Object.entries(object(into)).map(([k, p]) => [k, pick(p, answer)]));
}
/** K4, K5 */
function succeeds(w: Work, lookup: Lookup, answer: Json): void {
  const data = keptOf(own(w.journey.calls, lookup.call), answer);
  become(w, lookup.as, { status: 'ready', data });
  if (!lookup.restored) fire(w, (on) => own(on, 'succeeded') === lookup.as);
  if (at.lookupOf(w, lookup.as)?.number !== lookup.number) return;
  for (const [sequence, step] of waiters(w, lookup.as))
    if (w.state.runs[sequence]?.steps[id(step)] === 'running')
      stepSucceeds(w, sequence, step, data);
}
/** A8, of a call */
function leads(w: World, id: string, failure: Failure): boolean {
  const statuses = own(own(w.journey.file, 'failures'), 'statuses');
  const silent = own(own(w.journey.calls, id), 'silent') === true;
  return (
    failure.kind === 'http' &&
    list(statuses).includes(failure.status) &&
    !silent &&
    w.state.step !== null
  );
}
/** K7 */
function fails(w: Work, lookup: Lookup, failure: Failure): void {
  const none = list(own(own(w.journey.calls, lookup.call), 'none'));
  if (failure.kind === 'http' && none.includes(failure.status)) {
    succeeds(w, lookup, null);
    return;
  }
  become(w, lookup.as, { status: 'failed' });
  const waiting = waiters(w, lookup.as);
  for (const [sequence, step] of waiting)
    if (w.state.runs[sequence]?.steps[id(step)] === 'running')
      stepFails(w, sequence, step, failure, lookup.call);
  if (leads(w, lookup.call, failure)) lead(w, failure);
  if (!lookup.restored) fire(w, (on) => own(on, 'failed') === lookup.as);
}
/** A8 */
function lead(w: Work, failure: Failure): void {
  const said = own(w.journey.file, 'failures');
  const to = string(own(said, 'goTo'));
  if (w.state.step === to || w.state.step === null) return;
  put(w, { fault: { step: w.state.step, failure } });
  if (own(said, 'track') !== null)
    track(w, string(own(said, 'track')), { failure: { ...failure } });
  goTo(w, to, { status: `${failure.status}` });
}
/** K9 */
function retry(w: Work, name: string): void {
  const failed = at.lookupOf(w, name);
  if (failed?.status !== 'failed') return;
  const others = w.state.lookups.filter((one) => one !== failed && one.call === failed.call);
  for (const lookup of [failed, ...others]) {
    if (at.statusOf(w, lookup.as) !== 'failed') continue;
    const stopped = Object.entries(w.state.runs).filter(
      ([sequence, run]) =>
        run.status === 'failed' &&
        stepsOf(w, sequence).some((s) => nameOf(s) === lookup.as && run.steps[id(s)] === 'failed'),
    );
    for (const [sequence] of stopped.slice(0, 1)) takeUp(w, sequence);
    if (stopped.length === 0) call(w, lookup.call, lookup.as, lookup.with, lookup.restored);
  }
}
/** E1 */
function track(w: Work, record: string, locals: JsonObject): void {
  const file = w.journey.files['tracking.json'] ?? {};
  const said = own(own(file, 'records'), record);
  if (said === null) return;
  const all = Object.entries(values(said, at.scope(w, locals))).filter(([, v]) => v !== null);
  const properties = all.map(([name, v]) => ({ name, value: v }));
  const carrier = own(w.journey.calls, string(own(file, 'call')));
  const body = template(own(carrier, 'body'), at.scope(w, { with: { properties } }));
  w.effects.push({ track: string(own(carrier, 'operation')), body });
}
/** A3 */
function parameters(w: World, step: string, given: Readonly<Record<string, string>>) {
  const said = object(own(at.stepOf(w, step)?.file ?? null, 'parameters'));
  const all = Object.entries(said).map(([name, one]) => {
    const v = own(given, name) ?? at.kept(w, string(own(one, 'answer')));
    const of = list(own(one, 'values')).map(string);
    return [name, of.length === 0 || of.includes(string(v)) ? string(v) : (of[0] ?? '')] as const;
  });
  return { ...given, ...Object.fromEntries(all) };
}
/** A5 */
const goTo = (w: Work, step: string, given: Readonly<Record<string, string>> = {}): void =>
  void w.effects.push({ navigate: step, parameters: parameters(w, step, given) });

/** X1, X2: a change; the names of the calls that it made. */
function change(w: Work, said: Json, locals: JsonObject, section: string): string[] {
  if (!allows(own(said, 'when'), at.scope(w, locals))) return [];
  const all = (key: string): string[] => several(own(said, key)).map(string);
  for (const path of all('clear'))
    if (path.startsWith('lookups.')) clear(w, path.slice('lookups.'.length));
    else set(w, path, null);
  for (const [path, rule] of Object.entries(object(own(said, 'set'))))
    setByRule(w, path, value(rule, at.scope(w, locals)));
  const names = all('untouch').map((name) => (name.includes('.') ? name : `${section}.${name}`));
  const meant = w.journey.sections.filter(
    (one) => one.variant === null || at.sectionRelevant(w, one),
  );
  const named = meant.flatMap((one) => one.fields).filter((field) => names.includes(field.id));
  untouch(w, named);
  const made = list(own(said, 'call')).map((use) => {
    const as = string(own(use, 'as') ?? own(use, 'id'));
    call(w, string(own(use, 'id')), as, values(own(use, 'with'), at.scope(w, locals)));
    return as;
  });
  for (const record of all('track')) track(w, record, locals);
  for (const run of all('run')) w.later.push({ run });
  for (const open of all('open')) w.later.push({ open });
  for (const step of all('goTo')) goTo(w, step);
  return made;
}
const changes = (w: Work, said: Json, locals: JsonObject, section = ''): string[] =>
  several(said).flatMap((one) => change(w, one, locals, section));

/** X3, X5, X8: all reactions that hear are done, each when its turn comes. */
function hear(w: Work, fits: (on: Json, section: Section | null, step: string) => boolean): void {
  const behind =
    w.state.step === own(own(w.journey.file, 'failures'), 'goTo') ? w.state.fault : null;
  const steps = w.journey.steps.filter(({ id: s }) => s === w.state.step || s === behind?.step);
  const places = steps.flatMap((step) => [
    { section: null, file: step.file, step: step.id },
    ...step.sections
      .filter((section) => at.sectionRelevant(w, section))
      .map((section) => ({ section, file: section.file, step: step.id })),
  ]);
  const hearing = places.flatMap(({ section, file, step }) =>
    list(own(file, 'reactions'))
      .filter((reaction) => fits(own(reaction, 'on'), section, step))
      .map((reaction) => ({ reaction, name: section?.id ?? '' })),
  );
  for (const { reaction, name } of hearing) {
    if (!allows(own(reaction, 'when'), at.scope(w))) continue;
    change(w, { ...object(reaction), when: null }, {}, name);
    for (const bundle of several(own(reaction, 'apply')))
      changes(w, own(own(w.journey.bundles, string(bundle)), 'changes'), {}, name);
  }
}
function fire(w: Work, fits: (on: Json, section: Section | null) => boolean): void {
  hear(w, fits);
  settle(w);
}
/** X6, X7, X10, O4 */
function settle(w: Work): void {
  for (let round = 0; round < 64; round += 1) {
    const later = w.changed.size > 0 ? undefined : w.later.shift();
    if (w.changed.size > 0) {
      const changed = w.changed;
      w.changed = new Set();
      hear(w, (on) => several(own(on, 'changed')).some((path) => changed.has(string(path))));
    } else if (later) {
      if ('run' in later) begin(w, later.run, {}, false);
      else if ('open' in later) openDialog(w, later.open);
      else givenUp(w, later.sequence, later.step);
    } else {
      const fresh = at.drawn(w).filter(({ mark }) => w.state.entered[mark] !== true);
      if (fresh.length === 0) return;
      noteEntered(w, fresh);
      for (const section of fresh) {
        hear(w, (on, of) => own(on, 'entered') !== null && of === section);
        for (const field of section.fields)
          if (field.later !== null && blank(at.readAnswer(w, field.path)))
            setByRule(w, field.path, field.later);
      }
    }
  }
  const fresh = at.drawn(w).some(({ mark }) => w.state.entered[mark] !== true);
  if (w.changed.size > 0 || w.later.length > 0 || fresh) put(w, { stuck: true });
  w.changed = new Set();
  w.later = [];
}
const noteEntered = (w: Work, sections: readonly Section[]): void =>
  put(w, {
    entered: {
      ...w.state.entered,
      ...Object.fromEntries(sections.map(({ mark }) => [mark, true as const])),
    },
  });

const id = (step: Json): string => string(own(step, 'id'));
const nameOf = (step: Json): string => string(own(step, 'as') ?? own(step, 'call'));
const stepsOf = (w: World, sequence: string): readonly Json[] =>
  list(own(own(w.journey.sequences, sequence), 'steps'));
const waiters = (w: World, as: string): [string, Json][] =>
  Object.entries(w.state.runs).flatMap(([sequence, run]) =>
    stepsOf(w, sequence)
      .filter((step) => nameOf(step) === as && run.steps[id(step)] === 'running')
      .map((step): [string, Json] => [sequence, step]),
  );
function putRun(w: Work, sequence: string, part: Partial<Run>): void {
  const run = w.state.runs[sequence];
  if (run) put(w, { runs: { ...w.state.runs, [sequence]: { ...run, ...part } } });
}
const putStep = (w: Work, sequence: string, step: Json, status: string): void =>
  putRun(w, sequence, { steps: { ...w.state.runs[sequence]?.steps, [id(step)]: status } });
/** Q2 */
function begin(w: Work, sequence: string, given: JsonObject, restoring: boolean): void {
  const file = own(w.journey.sequences, sequence);
  if (w.state.runs[sequence]?.status === 'running' || file === null) return;
  const steps = Object.fromEntries(stepsOf(w, sequence).map((step) => [id(step), 'waiting']));
  const none = { marker: null, message: null };
  const run: Run = { status: 'running', steps, ...none, with: given, restoring };
  put(w, { runs: { ...w.state.runs, [sequence]: run } });
  if (!restoring) changes(w, own(file, 'first'), { with: given });
  goOn(w, sequence);
}
/** Q4 */
function goOn(w: Work, sequence: string): void {
  let begun = false;
  const run = w.state.runs[sequence];
  if (run?.status !== 'running') return;
  const statuses = (): string[] => Object.values(w.state.runs[sequence]?.steps ?? {});
  for (const step of stepsOf(w, sequence)) {
    if (w.state.runs[sequence]?.steps[id(step)] !== 'waiting') continue;
    if (statuses().includes('running') && !(own(step, 'parallel') === true && begun)) break;
    const s = at.scope(w, { with: run.with });
    const goes = allows(own(step, 'when'), s);
    putStep(w, sequence, step, goes ? 'running' : 'skipped');
    if (goes)
      call(w, string(own(step, 'call')), nameOf(step), values(own(step, 'with'), s), run.restoring);
    begun ||= goes;
  }
  if (statuses().some((status) => status === 'running' || status === 'waiting')) return;
  putRun(w, sequence, { status: 'done' });
  changes(w, own(own(w.journey.sequences, sequence), 'then'), { with: run.with });
}
/** Q5, Q7 */
function stepSucceeds(w: Work, sequence: string, step: Json, answer: Json): void {
  const locals = { with: w.state.runs[sequence]?.with ?? {}, answer };
  if (!allows(own(step, 'okWhen'), at.scope(w, locals))) {
    stepFails(w, sequence, step, { kind: 'http', status: 200, message: null });
    return;
  }
  putStep(w, sequence, step, 'done');
  changes(w, own(step, 'then'), locals);
  if (w.state.runs[sequence]?.status !== 'running') return;
  if (holds(own(step, 'stopWhen'), at.scope(w, locals))) putRun(w, sequence, { status: 'done' });
  else goOn(w, sequence);
}
/** Q6, Q7 */
function stepFails(
  w: Work,
  sequence: string,
  step: Json,
  failure: Failure,
  called = string(own(step, 'call')),
): void {
  const run = w.state.runs[sequence];
  putStep(w, sequence, step, 'failed');
  const leading = leads(w, called, failure);
  if (!leading && own(step, 'optional') === true) {
    goOn(w, sequence);
    return;
  }
  const said = own(step, 'serverMessage') === true ? failure.message : null;
  const marker = string(own(step, 'marker')) || null;
  const message = leading ? null : (said ?? fill(own(step, 'message'), at.scope(w), true));
  if (run?.status === 'running') putRun(w, sequence, { status: 'failed', marker, message });
  if (leading) return;
  const locals = { with: run?.with ?? {}, failure: { ...failure } };
  const first = list(own(step, 'onFailure')).find((one) =>
    allows(own(one, 'when'), at.scope(w, locals)),
  );
  changes(w, own(first ?? null, 'then'), locals);
}
/** Q8 */
function givenUp(w: Work, sequence: string, name: string): void {
  const step = stepsOf(w, sequence).find((one) => id(one) === name) ?? null;
  if (w.state.runs[sequence]?.steps[name] === 'running')
    stepFails(w, sequence, step, { kind: 'network', status: 0, message: null });
}
/** Q9 */
function takeUp(w: Work, sequence: string): void {
  const steps = Object.entries(w.state.runs[sequence]?.steps ?? {}).map(
    ([name, status]) => [name, status === 'failed' ? 'waiting' : status] as const,
  );
  const fresh = { status: 'running', marker: null, message: null };
  putRun(w, sequence, { ...fresh, steps: Object.fromEntries(steps) });
  goOn(w, sequence);
}
/** Q10 */
function giveUpEntry(w: Work): void {
  const sequence = string(own(at.stepOf(w, w.state.step)?.file ?? null, 'entry'));
  const run = w.state.runs[sequence];
  if (run?.status !== 'running') return;
  const running = stepsOf(w, sequence).filter((step) => run.steps[id(step)] === 'running');
  putRun(w, sequence, { status: 'failed' });
  for (const step of running) putStep(w, sequence, step, 'failed');
  for (const step of running) clear(w, nameOf(step));
}

/** A1–A4, A6, P8 */
function enter(w: Work, event: Extract<Event, { is: 'enter' }>): void {
  const step = at.stepOf(w, event.step);
  if (!step) return;
  put(w, { today: event.today });
  const unmet = list(own(step.file, 'requires')).find(
    (one) => !allows(own(one, 'that'), at.scope(w)),
  );
  if (unmet !== undefined) {
    const to = string(own(unmet, 'goTo'));
    const text = own(unmet, 'notice');
    if (text !== null) put(w, { notice: { step: to, text: fill(text, at.scope(w), true) } });
    goTo(w, to);
    return;
  }
  giveUpEntry(w);
  const given = parameters(w, step.id, event.parameters);
  const answers = Object.entries(object(own(step.file, 'parameters'))).map(
    ([name, one]) => [string(own(one, 'answer')), given[name] ?? ''] as const,
  );
  const other = answers.some(
    ([path, v]) => at.kept(w, path) !== null && !equal(at.kept(w, path), v),
  );
  if (other && own(step.file, 'startsAnew') === true) beginAnew(w);
  for (const [path, v] of answers) set(w, path, v);
  const notice = w.state.notice?.step === step.id ? w.state.notice : null;
  put(w, { step: step.id, parameters: given, notice });
  if (w.state.open[step.id] === undefined) openNext(w, at.pageOf(w, step.id), -1);
  const restored = event.restored && !other;
  if (restored) noteEntered(w, at.drawn(w));
  else {
    hear(w, (on, of, place) => own(on, 'entered') !== null && of === null && place === step.id);
    settle(w);
  }
  const entry = own(step.file, 'entry');
  if (entry !== null) begin(w, string(entry), {}, restored);
}
/** B10 */
function beginAnew(w: Work): void {
  for (const { as } of w.state.lookups) abort(w, as);
  put(w, anew(w));
  w.changed = new Set();
  w.later = [];
}
const openSection = (w: Work, section: Section): void =>
  section.kind === 'page' && at.isProgressive(w)
    ? put(w, { open: { ...w.state.open, [section.step]: section.id } })
    : undefined;
const sectionOf = (w: World, field: Field): Section | null => w.journey.owners.get(field) ?? null;
/** P8, P10: the next that is not valid becomes open; that, or else the last, reached. */
function openNext(w: Work, page: readonly Section[], after: number): void {
  if (!at.isProgressive(w)) return;
  const next = page.find((section, i) => i > after && at.verdict(w, section) !== 'valid');
  const step = page[0]?.step ?? '';
  if (next) openSection(w, next);
  else put(w, { open: without(w.state.open, step) });
  const to = next ?? (after < 0 ? undefined : page.at(-1));
  const ids = at.stepOf(w, step)?.sections.map((section) => section.id) ?? [];
  if (to && ids.indexOf(to.id) > ids.indexOf(w.state.reached[step] ?? ''))
    put(w, { reached: { ...w.state.reached, [step]: to.id } });
}
/** P10 */
function goOnFrom(w: Work, name: string): void {
  const { all, places } = at.flow(w);
  const section = all.find((one) => one.id === name && places.get(one) === 'open');
  const now = section && at.verdict(w, section);
  if (now === 'invalid') touch(w, section?.fields ?? []);
  if (now === 'invalid') summary(w, true);
  if (now !== 'valid' || !section) return;
  summary(w, false);
  closeOld(w, section.fields);
  const page = at.pageOf(w, section.step);
  openNext(w, page, page.indexOf(section));
}
/** P14 */
function submit(w: Work, step: string): void {
  const said = own(at.stepOf(w, step)?.file ?? null, 'submit');
  if (step !== w.state.step || said === null) return;
  const { all, places, complete } = at.flow(w);
  if (at.stepVerdict(w, step) !== 'valid') {
    touch(
      w,
      all.filter((section) => places.has(section)).flatMap((section) => section.fields),
    );
    summary(w, true);
  } else if (complete) {
    summary(w, false);
    closeOld(
      w,
      all.flatMap((section) => section.fields),
    );
    begin(w, string(own(said, 'sequence')), {}, false);
  }
}
/** S18, S2: what is stored; undefined where the event changes nothing. */
function stored(w: World, field: Field, v: Json): Json | undefined {
  if (field.list) return undefined;
  if (v === null) return null;
  if (field.options !== null) {
    const chosen = at.optionsOf(w, field).find((one) => one.available && equal(one.value, v));
    return chosen && (chosen.keep ?? edited(v, field.normalise));
  }
  if (v === false && field.shape['type'] === 'boolean') return field.unticked;
  const parts = own(field.shape, 'properties');
  if (parts === null) return typeof v === 'object' ? undefined : edited(v, field.normalise);
  if (!isObject(v)) return undefined;
  const fits = ([key, part]: [string, Json]): boolean =>
    Object.hasOwn(object(parts), key) && (part === null || typeof part !== 'object');
  if (!Object.entries(v).every(fits)) return undefined;
  const there = Object.entries(v).filter(([, part]) => part !== null && part !== '');
  return there.length === 0 ? null : Object.fromEntries(there);
}
/** X9, S19, P9, I12 */
function answered(w: Work, field: Field, to: Json): void {
  if (equal(at.kept(w, field.path), to)) return;
  const section = sectionOf(w, field);
  const list = section?.lists.find((one) => Object.hasOwn(w.state.drafts, one.path));
  const draft = w.state.drafts[list?.path ?? ''];
  if (list && draft)
    put(w, { drafts: { ...w.state.drafts, [list.path]: { ...draft, answered: true } } });
  set(w, field.path, to);
  put(w, { lost: w.state.lost.filter((name) => name !== field.id) });
  const page = list ? sectionOf(w, list) : section;
  if (page && at.isProgressive(w)) openSection(w, page);
  settle(w);
  fire(w, (on) => several(own(on, 'answered')).includes(field.path));
  if (!section || w.state.dialog?.section !== section.id) return;
  put(w, { dialog: { ...w.state.dialog, waits: [] } });
  const choice = field.options !== null || field.shape['type'] === 'boolean';
  if (choice && at.question(w, section) === field) dialogOn(w);
}
/** P13, P12, S2 */
function leave(w: Work, field: Field): void {
  const v = at.kept(w, field.path);
  const tidy = (part: Json): Json => left(part, field.normalise, true);
  if (!field.list && isObject(v) && own(field.shape, 'properties') !== null) {
    const parts = Object.entries(v).map(([name, part]) => [name, tidy(part)] as const);
    const there = parts.filter(([, part]) => !blank(part));
    set(w, field.path, there.length === 0 ? null : Object.fromEntries(there));
  } else set(w, field.path, left(v, field.normalise));
  settle(w);
  if (!blank(at.kept(w, field.path))) touch(w, [field]);
}
/** P22 */
function press(w: Work, name: string, action: string): void {
  const section = at.drawn(w).find((one) => one.id === name);
  const said = own(own(section?.file ?? null, 'actions'), action);
  if (!section || said === null) return;
  const enabled = own(said, 'enabled');
  const valid = several(own(enabled, 'valid'));
  const fields = section.fields.filter((field) => valid.includes(field.name));
  if (own(enabled, 'valid') === null && !allows(enabled, at.scope(w))) return;
  const wrong = fields.filter((field) => at.violations(w, field).length > 0);
  if (wrong.length > 0) touch(w, wrong);
  else fire(w, (on, of) => own(on, 'pressed') === action && of === section);
}

/** I2, I4: the fields of an item's section begin, without a change. */
function refill(w: Work, path: string, item: Json): void {
  const section = at.itemSection(w, path);
  if (!section) return;
  for (const { path: one } of section.fields) {
    const to = item === null ? initialOf(w.journey, one) : own(item, one.split('.').at(-1) ?? '');
    put(w, { answers: at.setAt(w.state.answers, one.split('.'), to) });
  }
  const here = own(section.file, 'reactions');
  const others = w.journey.sections.map(({ file }) =>
    file === section.file ? { ...file, reactions: null } : file,
  );
  const rest = [...others, ...w.journey.steps.map(({ file }) => file), w.journey.sequences];
  const elsewhere = new Set(uses(w.journey, rest).map(({ as }) => as));
  for (const { as } of uses(w.journey, here)) if (!elsewhere.has(as)) clear(w, as, true);
  untouch(w, section.fields);
}
/** I2 */
function openItem(w: Work, field: Field, index: number | null): void {
  const items = list(at.readAnswer(w, field.path));
  const item = index === null ? null : (items[index] ?? null);
  const full = items.length >= Number(own(field.list, 'max'));
  if (w.state.drafts[field.path] || (index === null ? full : item === null)) return;
  refill(w, field.path, item);
  const mark = at.itemSection(w, field.path)?.mark ?? '';
  put(w, { entered: without(w.state.entered, mark) });
  const draft = { index, answered: false, begun: null };
  put(w, { drafts: { ...w.state.drafts, [field.path]: draft } });
  const begun = at.itemOf(w, field.path);
  put(w, { drafts: { ...w.state.drafts, [field.path]: { ...draft, begun } } });
  const section = sectionOf(w, field);
  if (section) openSection(w, section);
}
/** I4 */
function closeItem(w: Work, path: string): void {
  refill(w, path, null);
  put(w, { drafts: without(w.state.drafts, path) });
}
/** P10, P14 */
const closeOld = (w: Work, fields: readonly Field[]): void =>
  fields
    .filter(({ path }) => w.state.drafts[path] && !at.hasNew(w, path))
    .forEach(({ path }) => closeItem(w, path));
/** I5 */
function saveItem(w: Work, field: Field): void {
  const [draft, section] = [w.state.drafts[field.path], at.itemSection(w, field.path)];
  if (!draft || !section) return;
  const now = at.verdict(w, section);
  if (now === 'invalid') touch(w, section.fields);
  if (now !== 'pending') summary(w, now === 'invalid');
  if (now !== 'valid') return;
  const [item, items] = [at.itemOf(w, field.path), list(at.readAnswer(w, field.path))];
  closeItem(w, field.path);
  const to = draft.index ?? items.length;
  relist(w, field, [...items.slice(0, to), item, ...items.slice(to + 1)]);
}
function relist(w: Work, field: Field, items: readonly Json[]): void {
  if (equal(at.kept(w, field.path), items)) return;
  touch(w, [field]);
  answered(w, field, items);
}
/** I5 */
function removeItem(w: Work, field: Field, index: number): void {
  const items = list(at.readAnswer(w, field.path));
  const draft = w.state.drafts[field.path];
  if (items[index] === undefined) return;
  if (draft?.index === index) closeItem(w, field.path);
  else if (draft?.index != null && draft.index > index)
    put(w, { drafts: { ...w.state.drafts, [field.path]: { ...draft, index: draft.index - 1 } } });
  relist(w, field, items.toSpliced(index, 1));
}
/** I10 */
function openDialog(w: Work, name: string): void {
  const section = at.sectionNamed(w, name);
  if (section?.kind !== 'dialog') return;
  put(w, { dialog: { section: name, field: null, waits: [] } });
  put(w, { dialog: { section: name, field: at.question(w, section)?.name ?? null, waits: [] } });
}
/** I11, I13 */
function dialogOn(w: Work): void {
  const dialog = w.state.dialog;
  const section = dialog && at.drawn(w).find((one) => one.id === dialog.section);
  if (!section || dialog.waits.some((name) => at.statusOf(w, name) === 'loading')) return;
  const wrong = (field: Field): boolean => at.violations(w, field).length > 0;
  const all = at.questions(w, section);
  const present = at.question(w, section);
  const to = (field: Field | undefined): void =>
    field && put(w, { dialog: { ...dialog, field: field.name } });
  if (present && wrong(present)) {
    touch(w, [present]);
    return;
  }
  const next = present ? all[all.indexOf(present) + 1] : undefined;
  if (next) to(next);
  else if (at.verdict(w, section) === 'valid') {
    const waits = changes(w, own(section.file, 'complete'), {}, section.id);
    put(w, { dialog: waits.length === 0 ? null : { ...dialog, waits } });
    settle(w);
  } else {
    touch(
      w,
      own(own(section.file, 'present'), 'paged') === null
        ? section.fields
        : all.filter(wrong).slice(0, 1),
    );
    to(all.find(wrong));
  }
}
/** I14 */
function dialogTo(w: Work, name: string): void {
  const dialog = w.state.dialog;
  const section = dialog && at.drawn(w).find((one) => one.id === dialog.section);
  const all = section ? at.questions(w, section) : [];
  const index = all.findIndex((field) => field.name === name);
  const before = all.slice(0, Math.max(index, 0));
  if (dialog && index >= 0 && before.every((field) => at.violations(w, field).length === 0))
    put(w, { dialog: { ...dialog, field: name } });
}
/** I13 */
function endDialog(w: Work): void {
  const dialog = w.state.dialog;
  if (!dialog) return;
  const statuses = dialog.waits.map((name) => at.statusOf(w, name));
  const here = at
    .drawn(w)
    .some(({ id: name, kind }) => kind === 'dialog' && name === dialog.section);
  if (!here || (statuses.length > 0 && statuses.every((status) => status === 'ready')))
    put(w, { dialog: null });
  else if (statuses.includes('idle')) put(w, { dialog: { ...dialog, waits: [] } });
}

function happen(w: Work, event: Event): void {
  const field =
    'field' in event && 'section' in event ? at.answerable(w, event.section, event.field) : null;
  if (event.is === 'enter') enter(w, event);
  else if (event.is === 'answer' && field) {
    const to = stored(w, field, event.value);
    if (to !== undefined) answered(w, field, to);
  } else if (event.is === 'leave' && field) leave(w, field);
  else if (event.is === 'press') press(w, event.section, event.action);
  else if (event.is === 'continue') goOnFrom(w, event.section);
  else if (event.is === 'change') {
    const section = [...at.flow(w).places.keys()].find((one) => one.id === event.section);
    if (section) openSection(w, section);
  } else if (event.is === 'submit') submit(w, event.step);
  else if (event.is === 'succeeds' || event.is === 'fails') {
    const due = w.state.lookups.find(
      (one) => one.number === event.call && one.status === 'loading',
    );
    if (due && event.is === 'succeeds') succeeds(w, due, event.answer);
    else if (due && event.is === 'fails') fails(w, due, event.failure);
  } else if (event.is === 'retry') retry(w, event.lookup);
  else if (event.is === 'openItem' && field?.list) openItem(w, field, event.index);
  else if (event.is === 'saveItem' && field?.list) saveItem(w, field);
  else if (event.is === 'dismissItem' && field && w.state.drafts[field.path])
    closeItem(w, field.path);
  else if (event.is === 'removeItem' && field?.list) removeItem(w, field, event.index);
  else if (event.is === 'dialogOn') dialogOn(w);
  else if (event.is === 'dialogClose') put(w, { dialog: null });
  else if (event.is === 'dialogTo') dialogTo(w, event.field);
  else if (event.is === 'request') begin(w, event.sequence, event.with, false);
  else if (event.is === 'startAnew') beginAnew(w);
  else if (event.is === 'dismissNotice') put(w, { notice: null });
  else if (event.is === 'dismissLeftBehind') put(w, { leftBehind: null });
  else if (event.is === 'snapshotDropped') put(w, { leftBehind: 'all' });
}
/** One event: the new state, and the effects in the order in which they were planned (A7). */
export function apply(
  journey: Journey,
  state: State,
  event: Event,
): { state: State; effects: Effect[] } {
  const w: Work = { journey, state, effects: [], changed: new Set(), later: [] };
  happen(w, event);
  settle(w);
  endDialog(w);
  loadAgain(w);
  const waits = (number: number): boolean =>
    w.state.lookups.some((one) => one.number === number && one.status === 'loading');
  const effects = w.effects.map((e) => ('call' in e && !waits(e.number) ? { ...e, as: null } : e));
  return { state: w.state, effects };
}
