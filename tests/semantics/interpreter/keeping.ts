/** B: the snapshot, restoring, loading again, beginning anew. */
import { allowed, meets, reads, within, type Field, type Journey } from './journey';
import { blank, inside, isList, isObject, list, object, own, string } from './rules';
import { initialAnswers, itemSection, kept, setAt, statusOf } from './sections';
import type { Run, State, World } from './sections';
import { call, type Work } from './events';
import type { Given, Json } from '../subject';

/** B10: what is as at the start. */
export const anew = ({ journey }: { readonly journey: Journey }) => ({
  answers: initialAnswers(journey),
  step: null,
  parameters: {},
  open: {},
  reached: {},
  entered: {},
  touched: [],
  summary: [],
  lost: [],
  fault: null,
  lookups: [],
  waiting: [],
  runs: {},
  drafts: {},
  dialog: null,
  stuck: false,
  leftBehind: null,
  notice: null,
});
export const begin = (journey: Journey, given: Given): State => ({
  ...anew({ journey }),
  ...given,
  calls: 0,
});

/** I8 */
const ofDraft = (journey: Journey, path: string): boolean =>
  (journey.bound.get(path) ?? []).some((field) => journey.owners.get(field)?.kind === 'item');
const fields = (journey: Journey): readonly Field[] => journey.sections.flatMap((s) => s.fields);

/** B3 */
function lostNow(w: World): string[] {
  const gone = fields(w.journey).filter(
    ({ path }) => !allowed(w.journey, path) && !blank(kept(w, path)) && !ofDraft(w.journey, path),
  );
  const lists = fields(w.journey).filter(
    (field) =>
      w.state.drafts[field.path]?.answered === true &&
      itemSection(w, field.path)?.fields.some(({ path }) => !blank(kept(w, path))),
  );
  return [...new Set([...w.state.lost, ...gone.map(({ id }) => id), ...lists.map(({ id }) => id)])];
}
/** B2 */
export function snapshot(w: World): Json {
  const { journey, state } = w;
  const first = initialAnswers(journey);
  const answers = journey.allow
    .filter((path) => !ofDraft(journey, path))
    .map((path) => [path, kept(w, path)] as const)
    .filter(([path, v]) => v !== null || inside(first, path) !== null);
  const held = state.lookups
    .filter(({ status }) => status !== 'idle')
    .map((one) => ({
      as: one.as,
      call: one.call,
      with: one.with,
      settled: one.status === 'ready' || one.restored,
    }));
  const runs = Object.entries(state.runs).map(
    ([name, { status, steps }]) => [name, { status, steps }] as const,
  );
  return {
    version: own(own(journey.file, 'persist'), 'version'),
    answers: Object.fromEntries(answers),
    lost: lostNow(w),
    lookups: [...state.waiting, ...held].filter(({ as }) => !journey.unstored.has(as)),
    progress: {
      step: state.step,
      parameters: state.parameters,
      open: state.open,
      reached: state.reached,
      entered: state.entered,
      runs: Object.fromEntries(runs),
    },
  };
}
/** B6 */
function fits(field: Field, v: Json): boolean {
  if (v === null) return true;
  if (field.list)
    return isList(v) && v.every(isObject) && v.length <= Number(own(field.list, 'max'));
  const parts = own(field.shape, 'properties');
  if (parts !== null)
    return (
      isObject(v) &&
      Object.entries(v).every(
        ([k, part]) =>
          Object.hasOwn(object(parts), k) && (part === null || typeof part !== 'object'),
      )
    );
  const whole = own(field.options, 'keep') !== null || field.shape['type'] === 'object';
  return whole ? isObject(v) : typeof v !== 'object';
}
const entriesOf = <T>(v: Json, keep: (name: string, v: Json) => T | null): Record<string, T> =>
  Object.fromEntries(
    Object.entries(object(v)).flatMap(([name, item]) => {
      const fit = keep(name, item);
      return fit === null ? [] : [[name, fit] as const];
    }),
  );
/** B5–B8: null where the snapshot is of another version. */
export function restore(journey: Journey, given: Given, stored: Json): State | null {
  if (own(stored, 'version') !== own(own(journey.file, 'persist'), 'version')) return null;
  const start = begin(journey, given);
  const all = Object.entries(object(own(stored, 'answers')));
  const fit = ([path, v]: [string, Json]): boolean =>
    journey.allow.includes(path) &&
    !ofDraft(journey, path) &&
    fields(journey).every(
      (field) =>
        !within(field.path, path) || fits(field, inside(v, field.path.slice(path.length + 1))),
    );
  const answers = all
    .filter(fit)
    .reduce((tree, [path, v]) => setAt(tree, path.split('.'), v), start.answers);
  const left = all.filter((one) => !fit(one) && !blank(one[1]));
  const progress = own(stored, 'progress');
  const known = (step: string, name: Json): string | null =>
    journey.sections.some((s) => s.step === step && s.id === name) ? string(name) : null;
  const names = list(own(stored, 'lost')).map(string);
  const lost = fields(journey).filter(
    ({ id, path }) =>
      (names.includes(id) || all.some((one) => !fit(one) && meets(one[0], path))) &&
      blank(inside(answers, path)),
  );
  const run = (name: string, v: Json): Run | null => {
    const steps = list(own(own(journey.sequences, name), 'steps')).map((step) =>
      string(own(step, 'id')),
    );
    if (!Object.hasOwn(journey.sequences, name) || typeof own(v, 'status') !== 'string')
      return null;
    const statuses = steps.map(
      (step) => [step, string(own(own(v, 'steps'), step)) || 'waiting'] as const,
    );
    const status = own(v, 'status') === 'done' ? 'done' : 'failed';
    return {
      status,
      steps: Object.fromEntries(
        statuses.map(([step, s]) => [step, s === 'running' ? 'failed' : s]),
      ),
      marker: null,
      message: null,
      with: {},
      restoring: false,
    };
  };
  const waiting = list(own(stored, 'lookups')).map((one) => ({
    as: string(own(one, 'as')),
    call: string(own(one, 'call')),
    with: own(one, 'with'),
    settled: own(one, 'settled') === true,
  }));
  return {
    ...start,
    answers,
    open: entriesOf(own(progress, 'open'), known),
    reached: entriesOf(own(progress, 'reached'), known),
    entered: entriesOf(own(progress, 'entered'), (_name, v) => (v === true ? v : null)),
    runs: entriesOf(own(progress, 'runs'), run),
    lost: [...new Set(lost.map(({ id }) => id))],
    leftBehind: left.length > 0 ? 'some' : null,
    waiting: waiting.filter(
      (one) => one.as !== '' && Object.hasOwn(journey.calls, one.call) && isObject(one.with),
    ),
  };
}
/** B9 */
export function loadAgain(w: Work): void {
  const needs = ({ call: id, as }: { call: string; as: string }): string[] => {
    const file = own(w.journey.calls, id);
    const all = reads(w.journey, [own(file, 'path'), own(file, 'query'), own(file, 'body')], true);
    return [...all]
      .filter((path) => path.startsWith('lookups.'))
      .map((path) => path.split('.')[1] ?? '')
      .filter((name) => name !== as);
  };
  const busy = (as: string): boolean => ['loading', 'failed'].includes(statusOf(w, as));
  while (w.state.step !== null) {
    const waits = (as: string): boolean => w.state.waiting.some((one) => one.as === as);
    const free = w.state.waiting.find((one) => !needs(one).some((as) => busy(as) || waits(as)));
    const idle = !w.state.lookups.some(({ status }) => status === 'loading');
    const stuck = w.state.waiting.find((one) => idle && !needs(one).some(busy));
    const next = free ?? stuck;
    if (!next) return;
    call(w, next.call, next.as, next.with, next.settled);
  }
}
