/** What happened in a trace, beyond what its journey says: how often it occurs is counted. */
import type { Happening } from '../household';
import { list, object, own, string } from '../json';
import type { Json } from '../subject';
import { at, items } from './json';

/** What was observed after an event, as far as it is counted. */
export interface Observed {
  readonly view: Json;
  readonly effects: Json;
  readonly snapshot: Json;
  readonly answers: Json;
  readonly runs: Json;
  readonly screens: Json;
}
const nothing: Observed = {
  view: null,
  effects: [],
  snapshot: null,
  answers: {},
  runs: {},
  screens: [],
};
const said = ['enter', 'answer', 'leave', 'press', 'continue', 'change', 'submit', 'retry'];
const others = ['request', 'startAnew', 'snapshotDropped', 'sending', 'stored', 'takenOut'];

/** The kind of an event, in the words of the table. */
function kindsOf(happening: Happening): string[] {
  const { item, dialog, reload, dismiss, succeeds, fails } = happening;
  if (item) return Object.keys(item).flatMap((key) => (key === 'index' ? [] : [`item ${key}`]));
  if (dialog) return [`dialog ${typeof dialog === 'string' ? dialog : 'to'}`];
  if (dismiss) return [`dismiss ${dismiss}`];
  if (succeeds) return ['succeeds'];
  if (fails) return ['fails', `fails ${fails.kind ?? 'http'}`];
  if (reload === undefined) return Object.keys(happening);
  if (typeof reload === 'string') return ['reload', `reload ${reload}`];
  const { as, ...rest } = reload;
  return ['reload', `reload ${as}`, ...Object.keys(rest).map((key) => `reload with ${key}`)];
}
const eventNames = [
  ...[...said, ...others, 'succeeds', 'reload', 'fails'],
  ...['open', 'save', 'dismiss', 'remove'].map((one) => `item ${one}`),
  ...['on', 'close', 'to'].map((one) => `dialog ${one}`),
  ...['notice', 'leftBehind'].map((one) => `dismiss ${one}`),
  ...['http', 'timeout', 'network', 'malformed'].map((one) => `fails ${one}`),
  ...['page', 'visit'].map((one) => `reload ${one}`),
  ...['parameters', 'today', 'with'].map((one) => `reload with ${one}`),
];
type Look = (now: Observed, before: Observed, happening: Happening) => boolean;
const sections = ({ view }: Observed): readonly Json[] => items(at(view, 'sections'));
const known = new WeakMap<Observed, readonly Json[]>();
/** Asked for by most looks. */
function fields(now: Observed): readonly Json[] {
  const all = known.get(now) ?? sections(now).flatMap((one) => items(at(one, 'fields')));
  known.set(now, all);
  return all;
}
const some = (all: readonly Json[], key: string, is: (v: Json) => boolean): boolean =>
  all.some((one) => is(own(one, key)));
const there = (v: Json): boolean => v !== null && v !== '' && v !== false && list(v).length > 0;
const stands = (v: Json): boolean => v !== null && v !== '' && v !== false && !isEmpty(v);
const isEmpty = (v: Json): boolean => (Array.isArray(v) ? v.length === 0 : false);
const runs = ({ runs: all }: Observed): readonly Json[] => Object.values(object(all));
const stepsOf = (run: Json): readonly Json[] => Object.values(object(own(run, 'steps')));
const effects = (now: Observed, key: string): readonly Json[] =>
  items(now.effects).filter((one) => own(one, key) !== null);
const shown = ({ screens }: Observed): readonly Json[] => items(screens);
const drafts = (now: Observed): readonly Json[] =>
  fields(now).filter((field) => at(field, 'list', 'draft') === true);
const lookups = (now: Observed, status: string): boolean =>
  sections(now).some((one) =>
    items(at(one, 'lookups')).some((lookup) => at(lookup, 'status') === status),
  );
/** An answer that was not what the person answered, and is gone by it. */
function isGone(now: Observed, before: Observed, { answer }: Happening): boolean {
  if (answer === undefined) return false;
  const named = Object.keys(answer)[0]?.split('.')[1] ?? '';
  return Object.entries(object(before.answers)).some(
    ([path, v]) => v !== null && !path.endsWith(named) && own(now.answers, path) === null,
  );
}
const rules = [
  ...['required', 'unsaved', 'notOffered', 'between', 'maxItems', 'minItems', 'sensible'],
  ...['numeric', 'decimal', 'invalid', 'const', 'enum', 'maxLength', 'minLength', 'pattern'],
  ...['sending', 'maxFiles', 'minFiles', 'fileTypes', 'megabytes'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'date', 'email'],
];
const breaks =
  (rule: string): Look =>
  (now) =>
    fields(now).some((one) =>
      items(at(one, 'violations')).some((each) => at(each, 'rule') === rule),
    );
const statuses = ['running', 'failed', 'done', 'waiting', 'skipped'];

const looks: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(rules.map((rule) => [`violation: ${rule}`, breaks(rule)])),
  'violation: of a part': (now) =>
    fields(now).some((one) => some(items(at(one, 'violations')), 'part', stands)),
  ...Object.fromEntries(
    ['call', 'abort', 'navigate', 'leave', 'track'].map((key): [string, Look] => [
      `effect: ${key}`,
      (now) => effects(now, key).length > 0,
    ]),
  ),
  ...Object.fromEntries(
    statuses
      .slice(0, 3)
      .map((status): [string, Look] => [
        `run: ${status}`,
        (now) => some(runs(now), 'status', (v) => v === status),
      ]),
  ),
  ...Object.fromEntries(
    statuses.map((status): [string, Look] => [
      `step of a run: ${status}`,
      (now) => runs(now).some((run) => stepsOf(run).includes(status)),
    ]),
  ),
  'run: two steps at once': (now) =>
    runs(now).some((run) => stepsOf(run).filter((one) => one === 'running').length > 1),
  'run: two at once': (now) =>
    runs(now).filter((run) => at(run, 'status') === 'running').length > 1,
  'run: marker': (now) => some(runs(now), 'marker', stands),
  'run: message': (now) => some(runs(now), 'message', stands),
  'run: taken up again': (now, before, { retry }) =>
    retry !== undefined &&
    some(runs(before), 'status', (v) => v === 'failed') &&
    some(runs(now), 'status', (v) => v === 'running'),
  'lookup: loading': (now) => lookups(now, 'loading'),
  'lookup: failed': (now) => lookups(now, 'failed'),
  'list: items': (now) => fields(now).some((one) => there(at(one, 'list', 'items'))),
  'list: draft': (now) => drafts(now).length > 0,
  'list: items of an item': (now) =>
    fields(now).some((one) => at(one, 'id') === 'guests' && there(at(one, 'list', 'items'))),
  'list: draft in a draft': (now) => drafts(now).some((one) => at(one, 'id') === 'guests'),
  'list: item being changed': (now) =>
    drafts(now).some((one) => at(one, 'list', 'editing') !== null),
  'list: full': (now) =>
    fields(now).some(
      (one) => at(one, 'list', 'draft') === false && at(one, 'list', 'canAdd') === false,
    ),
  'dialog: open': ({ view }) => at(view, 'dialog') !== null,
  'dialog: paged': ({ view }) => at(view, 'dialog', 'field') !== null,
  'dialog: at the second question': ({ view }) => at(view, 'dialog', 'position') === 2,
  'dialog: busy': ({ view }) => at(view, 'dialog', 'busy') === true,
  'dialog: failed': ({ view }) => at(view, 'dialog', 'failed') !== null,
  'dialog: closed by an answer': (now, before, { succeeds }) =>
    succeeds !== undefined && at(before.view, 'dialog') !== null && at(now.view, 'dialog') === null,
  'view: errors': ({ view }) => there(at(view, 'errors')),
  'view: missing': ({ view }) => there(at(view, 'missing')),
  'view: lost': ({ view }) => there(at(view, 'lost')),
  'view: lost, named by its section': ({ view }) =>
    items(at(view, 'lost')).some((one) => at(one, 'field') === null),
  'view: lost, of files by name': ({ view }) =>
    items(at(view, 'lost')).some((one) => string(at(one, 'text')).startsWith('Your photo (')),
  'files: let go': (now) => effects(now, 'call').some((one) => own(one, 'call') === 'forgetFile'),
  'files: let go, not heard of yet': ({ snapshot }) => at(snapshot, 'progress', 'letGo') !== null,
  'files: let go, heard of': ({ snapshot }, before) =>
    at(snapshot, 'progress', 'letGo') === null && at(before.snapshot, 'progress', 'letGo') !== null,
  'files: taken out elsewhere': (now) => some(fields(now), 'takenOut', there),
  'files: taken out elsewhere, read': (now, before, { reload, startAnew, enter }) =>
    (reload ?? startAnew ?? enter) === undefined &&
    some(fields(before), 'takenOut', there) &&
    some(fields(now), 'takenOut', isEmpty),
  'view: left behind': ({ view }) => at(view, 'leftBehind') === 'some',
  'view: left behind, all': ({ view }) => at(view, 'leftBehind') === 'all',
  'view: notice': ({ view }) => stands(at(view, 'notice')),
  'view: stuck': ({ view }) => at(view, 'stuck') === true,
  'view: submit available': ({ view }) => at(view, 'submit', 'available') === true,
  'view: folded': (now) =>
    sections(now).some((one) => at(one, 'onPage') === true && at(one, 'open') === false),
  'view: all done': ({ view }) =>
    there(at(view, 'outline')) &&
    items(at(view, 'outline')).every((one) => at(one, 'status') === 'done'),
  'field: relevant, not shown': (now) =>
    fields(now).some((one) => at(one, 'relevant') === true && at(one, 'shown') === false),
  'field: not relevant': (now) => some(fields(now), 'relevant', (v) => v === false),
  'field: not enabled': (now) => some(fields(now), 'enabled', (v) => v === false),
  'field: touched and wrong': (now) => some(fields(now), 'error', stands),
  'option: unavailable': (now) =>
    fields(now).some((one) => some(items(at(one, 'options')), 'available', (v) => v === false)),
  'options: none yet': (now) => some(fields(now), 'optionsStatus', (v) => v === 'idle'),
  'options: of a lookup': (now) =>
    fields(now).some((one) => at(one, 'optionsStatus') === 'ready' && there(at(one, 'options'))),
  'screen: items': (now) => some(shown(now), 'items', there),
  'screen: offers': (now) => some(shown(now), 'offers', there),
  'screen: tables': (now) => some(shown(now), 'tables', there),
  'screen: some hidden': (now) =>
    shown(now).some((one) => items(at(one, 'items')).length < Number(at(one, 'total'))),
  'snapshot: lookups': ({ snapshot }) => there(at(snapshot, 'lookups')),
  'reload: with a draft': (_now, before, { reload }) =>
    reload !== undefined && drafts(before).length > 0,
  'reload: with a dialog': (_now, before, { reload }) =>
    reload !== undefined && at(before.view, 'dialog') !== null,
  'reload: while a sequence runs': (_now, before, { reload }) =>
    reload !== undefined && some(runs(before), 'status', (v) => v === 'running'),
  'reload: calls again': (now, _before, { reload }) =>
    reload !== undefined && effects(now, 'call').length > 0,
  'reload: answers come back': (now, _before, { reload }) =>
    reload !== undefined && Object.values(object(now.answers)).some(stands),
  'entered: not let in': (now, before, { enter }) =>
    enter !== undefined && before.view !== null && effects(now, 'navigate').length > 0,
  'answered: other answers go': isGone,
  'opened: anew': (now, before, { reload, enter }) =>
    reload === undefined &&
    enter === undefined &&
    Object.keys(object(at(now.snapshot, 'progress', 'opened'))).some(
      (mark) => at(before.snapshot, 'progress', 'opened', mark) === null,
    ),
};
/** An answer that nobody waits for: it comes again, was overtaken, or the page was loaded again since. */
const late = ['again', 'overtaken', 'before a reload'];
export const moments: readonly string[] = [
  ...eventNames.map((name) => `event: ${name}`),
  ...late.map((name) => `answer: ${name}`),
  ...Object.keys(looks),
];
interface Call {
  readonly as: Json;
  answered: boolean;
  lost: boolean;
}
/** What has happened in one trace so far. */
export class Moments {
  readonly all = new Set<string>();
  private before = nothing;
  private readonly calls = new Map<string, Call[]>();

  add(happening: Happening, now: Observed): void {
    for (const name of kindsOf(happening)) this.all.add(`event: ${name}`);
    this.addAnswer(happening);
    for (const [name, holds] of Object.entries(looks))
      if (!this.all.has(name) && holds(now, this.before, happening)) this.all.add(name);
    for (const effect of effects(now, 'call')) {
      const operation = string(own(effect, 'call'));
      const call = { as: own(effect, 'as'), answered: false, lost: false };
      this.calls.set(operation, [...(this.calls.get(operation) ?? []), call]);
    }
    this.before = now;
  }

  private addAnswer({ succeeds, fails, reload }: Happening): void {
    const all = [...this.calls.values()].flat();
    if (reload !== undefined) for (const call of all) call.lost = true;
    const { call: operation, nth = 0 } = succeeds ?? fails ?? { call: '' };
    const call = this.calls.get(operation)?.[nth - 1];
    if (call === undefined) return;
    if (call.lost) this.all.add('answer: before a reload');
    else if (call.answered) this.all.add('answer: again');
    else if (all.slice(all.indexOf(call) + 1).some(({ as }) => as === call.as))
      this.all.add('answer: overtaken');
    call.answered = true;
  }
}
