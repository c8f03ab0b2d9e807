/** The observation of README.md: the present step as the household sees it. */
import { numbered, uses, type Field, type Section } from './journey';
import { allows, blank, holds, isObject, list, object, own, string, value } from './rules';
import * as at from './sections';
import type { World } from './sections';
import { bare, cases, fill } from './texts';
import type { Json } from '../subject';

const violation = (w: World, field: Field, one: at.Violation | undefined): Json =>
  one ? { rule: one.rule, part: one.part, message: at.messageOf(w, field, one) } : null;
const touched = (w: World, field: Field): boolean => w.state.touched.includes(field.mark);

/** P7: blocks of content whose `when` holds. */
function content(w: World, blocks: Json): Json[] {
  const s = at.scope(w);
  return list(blocks)
    .filter((block) => allows(own(block, 'when'), s))
    .map((block) => ({
      id: own(block, 'id'),
      kind: own(block, 'kind'),
      title: fill(own(block, 'title'), s),
      text: fill(own(block, 'text'), s),
      items: list(own(block, 'items')).map((line) => fill(line, s)),
      under: own(block, 'under'),
    }));
}
/** I7 */
function listView(w: World, field: Field): Json {
  if (!field.list) return null;
  const items = list(at.readAnswer(w, field.path));
  const draft = w.state.drafts[field.path];
  const max = own(field.list, 'max');
  const summary = own(field.list, 'summary');
  return {
    items: items.map((item) => cases(summary, at.scope(w, { item }))),
    max,
    canAdd: !draft && items.length < Number(max),
    draft: draft !== undefined,
    editing: draft?.index ?? null,
  };
}
const numberOf = (v: Json): Json => (typeof v === 'number' ? v : null);
/** S, T9: a field as README.md has it. */
function fieldView(w: World, field: Field): Json {
  if (!at.fieldRelevant(w, field)) return { id: field.name, relevant: false, shown: false };
  const s = at.scope(w);
  const v = at.readAnswer(w, field.path);
  const all = at.violations(w, field);
  const enabled = !holds(field.disabled, s);
  const parts = Object.entries(object(own(field.shape, 'properties')));
  const needed = list(own(field.shape, 'required'));
  const options = field.options === null ? null : at.optionsOf(w, field);
  const label = fill(field.title, s);
  return {
    id: field.name,
    relevant: true,
    shown: at.fieldShown(w, field),
    value: at.shownValue(field, v),
    label: label,
    hint: fill(own(field.said, 'hint'), s),
    reason: fill(own(field.said, 'reason'), s),
    required: holds(field.required, s),
    enabled,
    disabledReason: enabled ? null : fill(own(field.said, 'disabledReason'), s),
    whole: numberOf(value(own(field.said, 'whole'), s)),
    bounds: at.boundsOf(w, field),
    options:
      options?.map((one) => ({
        value: one.value,
        label: one.label,
        hint: one.hint,
        available: one.available,
        reason: one.available ? null : one.reason,
      })) ?? null,
    optionsStatus: options && at.optionsStatus(w, field),
    violations: all.map((one) => violation(w, field, one)),
    error: touched(w, field) ? violation(w, field, all[0]) : null,
    parts:
      parts.length === 0
        ? null
        : parts.map(([id, part]) => ({
            id,
            label: fill(own(part, 'title') ?? id, s),
            value: own(v, id),
            required: needed.includes(id),
            wrong: touched(w, field) && all[0]?.part === id,
          })),
    list: listView(w, field),
  };
}
/** P23 */
function lookups(w: World, section: Section): Json[] {
  const options = section.fields.map(
    (field) => string(own(field.options, 'from')).split('.')[1] ?? '',
  );
  const names = [
    ...list(own(section.file, 'needs')).map(string),
    ...options,
    ...pressed(w, section, null),
  ];
  return [...new Set(names)].flatMap((id) => {
    const lookup = at.lookupOf(w, id);
    const file = own(w.journey.calls, lookup?.call ?? '');
    if (lookup?.status !== 'loading' && lookup?.status !== 'failed') return [];
    const text = fill(own(file, lookup.status === 'loading' ? 'busy' : 'failed'), at.scope(w));
    return [{ id, status: lookup.status, text: text }];
  });
}
/** P21, P23: the lookups that `pressed` reactions call, of one action or all. */
const pressed = (w: World, section: Section, action: string | null): string[] =>
  list(own(section.file, 'reactions'))
    .filter((one) => {
      const on = own(own(one, 'on'), 'pressed');
      return action === null ? on !== null : on === action;
    })
    .flatMap((one) => uses(w.journey, one).map(({ as }) => as));
/** P21 */
function actions(w: World, section: Section): Json[] {
  const s = at.scope(w);
  return Object.entries(object(own(section.file, 'actions')))
    .filter(([, one]) => {
      const enabled = own(one, 'enabled');
      return (isObject(enabled) && Object.hasOwn(enabled, 'valid')) || allows(enabled, s);
    })
    .map(([id, one]) => ({
      id,
      label: fill(own(one, 'label'), s),
      busy: pressed(w, section, id).some((name) => at.statusOf(w, name) === 'loading'),
    }));
}
/** D3 */
const nameOf = (section: Section): string =>
  string(own(section.file, 'name') ?? bare(string(own(section.file, 'title'))));

function sectionView(w: World, section: Section, flow: at.Flow, drawn: readonly Section[]): Json {
  const s = at.scope(w);
  const onPage = drawn.includes(section);
  const visible = flow.all.filter((one) => at.sectionVisible(w, one));
  const relevant = at.sectionRelevant(w, section);
  const page = section.kind === 'page';
  const known = {
    id: section.id,
    relevant,
    visible: at.sectionVisible(w, section),
    verdict: at.verdict(w, section),
    onPage,
    open: onPage && (!page || flow.places.get(section) === 'open'),
    fields: relevant ? section.fields.map((field) => fieldView(w, field)) : [],
  };
  if (!onPage) return known;
  return {
    ...known,
    number: page ? visible.indexOf(section) + 1 : 0,
    title: fill(own(section.file, 'title'), s),
    name: nameOf(section),
    lead: fill(own(section.file, 'lead'), s),
    summary: cases(own(section.file, 'summary'), s),
    summaryNote: cases(own(section.file, 'summaryNote'), s),
    content: content(w, own(section.file, 'content')),
    actions: actions(w, section),
    lookups: lookups(w, section),
  };
}
/** P16, P17: a line for each field with a violation. */
function issues(w: World, sections: readonly Section[], missing: boolean): Json[] {
  const fields = sections.flatMap((section) => section.fields);
  return fields.flatMap((field) => {
    const first = missing || touched(w, field) ? at.violations(w, field)[0] : undefined;
    if (!first) return [];
    const plain = missing && first.rule === 'required' && first.part === null;
    const words = plain ? fill(own(field.said, 'missing'), at.scope(w), true) : '';
    const text = words || at.messageOf(w, field, first);
    return [{ section: field.section, field: field.name, text }];
  });
}
/** I15 */
function dialog(w: World, drawn: readonly Section[]): Json {
  const open = w.state.dialog;
  const section = drawn.find((one) => one.kind === 'dialog' && one.id === open?.section);
  if (!section || !open) return null;
  const paged = own(own(section.file, 'present'), 'paged') === 'field';
  const all = at.questions(w, section);
  const now = at.question(w, section);
  const index = now ? all.indexOf(now) : -1;
  const choice = now !== null && (now.options !== null || now.shape['type'] === 'boolean');
  const button = fill(own(own(section.file, 'present'), 'button'), at.scope(w));
  const status = (want: string) => open.waits.find((name) => at.statusOf(w, name) === want);
  return {
    section: section.id,
    field: now?.name ?? null,
    position: index + 1,
    count: all.length,
    previous: all[index - 1]?.name ?? null,
    continues: !now || !choice || !blank(at.readAnswer(w, now.path)),
    button: !paged || index === all.length - 1 ? button : null,
    busy: status('loading') !== undefined,
    failed: status('failed') ?? null,
  };
}
const running = (w: World, sequence: string) => {
  const run = w.state.runs[sequence];
  return run ? { status: run.status, marker: run.marker, message: run.message ?? '' } : null;
};
/** Q3: a run. */
export const runView = (w: World, sequence: string): Json => {
  const run = running(w, sequence);
  return run && { ...run, steps: w.state.runs[sequence]?.steps ?? {} };
};
/** P15, Q11 */
function submit(w: World, file: Json, flow: at.Flow): Json {
  const button = own(file, 'submit');
  if (button === null) return null;
  const sequence = string(own(button, 'sequence'));
  const run = w.state.runs[sequence];
  const all = list(own(own(w.journey.sequences, sequence), 'steps')).map((step) => ({
    id: string(own(step, 'id')),
    when: own(step, 'when'),
  }));
  const steps = all
    .map(({ id, when }) => ({ id, when, status: run?.steps[id] ?? 'waiting' }))
    .filter(
      ({ when, status }) =>
        status !== 'skipped' &&
        (status !== 'waiting' || allows(when, at.scope(w, { with: run?.with ?? {} }))),
    );
  return {
    label: own(button, 'label'),
    available: at.stepVerdict(w, w.state.step) === 'valid' && flow.complete,
    run: run
      ? { ...running(w, sequence), steps: steps.map(({ id, status }) => ({ id, status })) }
      : null,
  };
}
/** The whole view; null before any step was entered. */
export function view(w: World): Json {
  const step = at.stepOf(w, w.state.step);
  if (!step) return null;
  const s = at.scope(w);
  const flow = at.flow(w);
  const drawn = at.drawn(w);
  const later = own(step.file, 'later');
  const head = flow.begun && later !== null ? later : step.file;
  const blocks = numbered(own(step.file, 'content'));
  const standing = blocks.filter((block) => !(head === later && own(block, 'kind') === 'banner'));
  const ids = [...new Set(step.sections.map(({ id }) => id))];
  const sections = ids.flatMap((id) => {
    const all = step.sections.filter((one) => one.id === id);
    return all.find((one) => at.sectionRelevant(w, one)) ?? all[0] ?? [];
  });
  const lost = flow.all
    .flatMap((section) => section.fields)
    .filter(
      (f) =>
        w.state.lost.includes(f.id) && at.fieldRelevant(w, f) && blank(at.readAnswer(w, f.path)),
    );
  return {
    step: step.id,
    title: cases(own(head, 'title'), s),
    lead: cases(own(head, 'lead'), s),
    verdict: at.stepVerdict(w, step.id),
    content: content(w, standing),
    sections: sections.map((section) => sectionView(w, section, flow, drawn)),
    open: flow.open?.id ?? null,
    outline: [...flow.outline].map(([section, status]) => ({
      id: section.id,
      name: nameOf(section),
      status,
    })),
    missing: issues(w, flow.open ? [flow.open] : flow.all, true),
    errors: w.state.summary.includes(step.id)
      ? issues(
          w,
          drawn.filter(({ kind }) => kind !== 'dialog'),
          false,
        )
      : [],
    submit: submit(w, step.file, flow),
    dialog: dialog(w, drawn),
    lost: lost.map((field) => ({ section: field.section, field: field.name, text: field.label })),
    leftBehind: w.state.leftBehind,
    stuck: w.state.stuck,
    notice: w.state.notice?.step === step.id ? w.state.notice.text : null,
  };
}
