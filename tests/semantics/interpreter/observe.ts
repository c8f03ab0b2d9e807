/** The observation of README.md: the present step as the household sees it. */
import { reviewed } from './answers';
import { list, object, own, picked, string, strings } from '../json';
import {
  dialogSection,
  drawn,
  flow,
  hasSubmit,
  isChoice,
  question,
  questions,
  stepOf,
  waits,
} from './flow';
import { stepVerdict, verdict, type Flow } from './flow';
import { lostName } from './keeping';
import { nameOf, numbered, uses, type Field, type Section } from './journey';
import type { Violation } from './shape';
import { bare, fill, filled, formatted, message } from './texts';
import { allows, at, blank, holds, isNumber, placed, value } from './values';
import { boundsOf, fieldRelevant, fieldShown, file, optionsOf, optionsStatus } from './world';
import {
  isHalfTyped,
  kept,
  readAnswer,
  isRequired,
  mostNow,
  scope,
  sectionRelevant,
  sectionVisible,
} from './world';
import { shownValue, sourceOf, statusOf, violations, type World } from './world';
import type { Json } from '../subject';

/** T7, T8 */
function messageOf(w: World, field: Field, { rule, part, says }: Violation): string {
  const all = w.journey.files[`messages/${w.journey.locale}.json`] ?? null;
  const common = own(own(all, 'fields'), field.id);
  const places = [own(field.said, 'messages'), common, own(all, 'rules')];
  const text = places.map((place) => own(place, rule)).find((one) => one !== null);
  const title = part && at(field.shape, `properties.${part}.title`);
  const label = part === null ? own(field.said, 'label') : (title ?? part);
  return message(text ?? own(all, 'default'), { ...says, label }, scope(w));
}
const isTouched = (w: World, { mark }: Field): boolean => w.state.touched.has(mark);

/** P7; of a section, Z34; Z38 */
function content(w: World, blocks: readonly Json[], ofSection = false): Json[] {
  const s = scope(w);
  const standing = blocks.filter((block) => allows(own(block, 'when'), s));
  return standing.map((block) => {
    const items = strings(own(block, 'items')).map((line) => fill(line, s));
    const told = own(block, 'kind') === 'row' ? fill : formatted;
    const text = told(own(block, 'text'), s);
    const said = { ...picked(block, 'id', 'kind', 'under'), ...filled(block, s, 'title'), text };
    return { ...said, items, ...(ofSection && reviewed(w, block, standing)) };
  });
}
/** I7 */
function listView(w: World, field: Field): Json {
  const { said, path } = field;
  if (own(said, 'list') === null) return null;
  const items = list(readAnswer(w, path));
  const draft = w.state.drafts.get(path);
  const max = mostNow(w, field);
  const lines = items.map((item, i) => fill(at(said, 'list.summary'), scope(w, placed(item, i))));
  const canAdd = !draft && items.length < max;
  return { items: lines, max, canAdd, draft: draft !== undefined, editing: draft?.index ?? null };
}
/** L5, S, T9: a field as README.md has it. */
function fieldView(w: World, field: Field): Json {
  const { name: id, said, shape, path } = field;
  if (!fieldRelevant(w, field)) return { id, relevant: false, shown: false };
  const s = scope(w);
  const v = readAnswer(w, path);
  const broken = violations(w, field);
  const seen = broken.map((one): Json => {
    return { rule: one.rule, part: one.part, message: messageOf(w, field, one) };
  });
  const enabled = !holds(own(said, 'disabled'), s);
  const asks = own(said, 'options') !== null;
  const whole = value(own(said, 'whole'), s);
  const parts = Object.entries(object(own(shape, 'properties'))).map(([part, of]) => ({
    id: part,
    label: fill(own(of, 'title') ?? part, s),
    value: own(v, part),
    required: strings(own(shape, 'required')).includes(part),
    wrong: isTouched(w, field) && broken[0]?.part === part,
  }));
  return {
    id,
    relevant: true,
    shown: fieldShown(w, field),
    value: shownValue(field, v),
    label: fill(own(said, 'title'), s),
    ...filled(said, s, 'hint', 'reason'),
    required: isRequired(w, field),
    enabled,
    disabledReason: enabled ? null : fill(own(said, 'disabledReason'), s),
    whole: isNumber(whole) ? whole : null,
    bounds: boundsOf(w, field),
    options: asks ? optionsOf(w, field) : null,
    optionsStatus: asks ? optionsStatus(w, field) : null,
    violations: seen,
    error: (isTouched(w, field) && seen[0]) || null,
    parts: parts.length === 0 ? null : parts,
    list: listView(w, field),
    takenOut: own(said, 'files') === null ? null : (w.state.takenOut.get(path) ?? []),
  };
}
/** P21, P23: the lookups that `pressed` reactions call, of one action or all. */
function pressedCalls(w: World, section: Section, action: string | null): string[] {
  const reactions = list(own(section.file, 'reactions')).filter((reaction) => {
    const pressed = at(reaction, 'on.pressed');
    return action === null ? pressed !== null : pressed === action;
  });
  return uses(w.journey, reactions).map(nameOf);
}
/** P23 */
function lookups(w: World, section: Section): Json[] {
  const needs = strings(own(section.file, 'needs'));
  const taken = list(own(section.file, 'reactions')).map((reaction) =>
    at(reaction, 'on.succeeded'),
  );
  const names = [
    ...needs,
    ...section.fields.map(sourceOf),
    ...pressedCalls(w, section, null),
    ...strings(taken.filter((name) => name !== null)),
  ];
  return [...new Set(names)].flatMap((id) => {
    const { call = '', status = 'idle' } = w.state.lookups.get(id) ?? {};
    if (status !== 'loading' && status !== 'failed') return [];
    const said = own(file(w, 'calls', call), status === 'loading' ? 'busy' : 'failed');
    return [{ id, status, text: fill(said, scope(w)) }];
  });
}
/** P21 */
function actions(w: World, section: Section): Json[] {
  const s = scope(w);
  return Object.entries(object(own(section.file, 'actions'))).flatMap(([id, said]) => {
    const enabled = own(said, 'enabled');
    if (own(enabled, 'valid') === null && !allows(enabled, s)) return [];
    const called = pressedCalls(w, section, id);
    const busy = called.some((name) => statusOf(w, name) === 'loading');
    return [{ id, label: fill(own(said, 'label'), s), busy }];
  });
}
/** D3 */
const titleOf = ({ file }: Section): Json => own(file, 'name') ?? bare(own(file, 'title'));

function sectionView(w: World, section: Section, onPage: boolean, way: Flow): Json {
  const { id, kind, file, fields } = section;
  const { visible, place } = way;
  const relevant = sectionRelevant(w, section);
  const known = {
    id,
    relevant,
    visible: sectionVisible(w, section),
    verdict: verdict(w, section),
    onPage,
    open: onPage && (kind !== 'page' || place(section) === 'open'),
    fields: relevant ? fields.map((field) => fieldView(w, field)) : [],
  };
  if (!onPage) return known;
  return {
    ...known,
    number: visible.indexOf(section) + 1,
    name: titleOf(section),
    ...filled(file, scope(w), 'title', 'summary', 'summaryNote'),
    lead: formatted(own(file, 'lead'), scope(w)),
    confirm: waits(w, section) ? fill(own(file, 'confirm'), scope(w)) : '',
    content: content(w, list(own(file, 'content')), true),
    actions: actions(w, section),
    lookups: lookups(w, section),
  };
}
const fieldsOf = (sections: readonly Section[]): Field[] =>
  sections.flatMap(({ fields }) => fields);
const line = ({ section, name: field }: Field, text: Json): Json => {
  return { section: section.id, field, text };
};
/** P16, P17: a line for the first violation of each field. */
function issues(w: World, fields: readonly Field[], missing: boolean): Json[] {
  return fields.flatMap((field) => {
    const [first] = violations(w, field);
    const required = first?.rule === 'required' && first.part === null;
    const plain = missing && (required || isHalfTyped(field, kept(w, field.path)));
    const words = plain ? fill(own(field.said, 'missing'), scope(w), true) : '';
    return first ? [line(field, words || messageOf(w, field, first))] : [];
  });
}
/** I15 */
function dialog(w: World): Json {
  const section = dialogSection(w);
  if (!section) return null;
  const { paged = null, button = null } = object(own(section.file, 'present'));
  const all = questions(w, section);
  const present = question(w, section);
  const index = present ? all.indexOf(present) : -1;
  const waits = w.state.dialog?.waits ?? [];
  return {
    section: section.id,
    field: present?.name ?? null,
    position: index + 1,
    count: all.length,
    previous: all[index - 1]?.name ?? null,
    continues: !present || !isChoice(present) || !blank(readAnswer(w, present.path)),
    button: paged === null || index === all.length - 1 ? fill(button, scope(w)) : null,
    busy: waits.some((name) => statusOf(w, name) === 'loading'),
    failed: waits.find((name) => statusOf(w, name) === 'failed') ?? null,
  };
}
/** Q3 */
export function runView(w: World, sequence: string) {
  const run = w.state.runs.get(sequence);
  if (!run) return null;
  const { status, steps, marker, message } = run;
  return { status, steps, marker, message: message ?? '' };
}
/** P15, Q11, Z31, Z35 */
function submit(w: World, said: Json, { complete }: Flow): Json {
  const sequence = string(own(said, 'sequence'));
  const run = runView(w, sequence);
  const s = scope(w, { with: w.state.runs.get(sequence)?.with ?? {} });
  const steps = list(own(file(w, 'sequences', sequence), 'steps')).flatMap((step) => {
    const id = string(own(step, 'id'));
    const status = run?.steps[id] ?? 'waiting';
    const out = status === 'waiting' ? !allows(own(step, 'when'), s) : status === 'skipped';
    return out ? [] : [{ id, status }];
  });
  const available = stepVerdict(w) === 'valid' && complete;
  const label = fill(own(said, 'label'), scope(w), true);
  const text = fill(own(said, 'text'), scope(w));
  return hasSubmit(w) ? { label, text, available, run: run && { ...run, steps } } : null;
}
/** P19, Z57 */
function lostIn(w: World, { fields }: Section): Json[] {
  const { lost, unsent } = w.state;
  const asked = fields.filter((field) => fieldRelevant(w, field));
  const gone = asked.filter(
    (field) => lost.has(lostName(w.journey, field)) && blank(readAnswer(w, field.path)),
  );
  const whole = [...new Map(gone.map((field) => [lostName(w.journey, field), field]))];
  return [
    ...whole.map(([name, field]) =>
      name === field.id
        ? line(field, own(field.said, 'label'))
        : { section: field.section.id, field: null, text: titleOf(field.section) },
    ),
    ...asked.flatMap((field): Json[] => {
      const names = unsent.get(field.id);
      const said = `${string(own(field.said, 'label'))} (${(names ?? []).join(', ')})`;
      return names === undefined ? [] : [line(field, said)];
    }),
  ];
}

/** The whole view; null before any step was entered. */
export function view(w: World): Json {
  const { state } = w;
  const { id, file, sections } = stepOf(w, state.step);
  if (file === null) return null;
  const s = scope(w);
  const way = flow(w);
  const later = way.begun ? own(file, 'later') : null;
  const blocks = numbered(own(file, 'content')).filter(
    (block) => later === null || own(block, 'kind') !== 'banner',
  );
  const ids = [...new Set(sections.map((section) => section.id))];
  const inForce = ids.flatMap((one) => {
    const all = sections.filter((section) => section.id === one);
    return all.find((section) => sectionRelevant(w, section)) ?? all.slice(0, 1);
  });
  const onPage = drawn(w);
  const asking = onPage.filter(({ kind }) => kind !== 'dialog');
  const touched = fieldsOf(asking).filter((field) => isTouched(w, field));
  return {
    step: id,
    ...filled(later ?? file, s, 'title'),
    lead: formatted(own(later ?? file, 'lead'), s),
    verdict: stepVerdict(w),
    content: content(w, blocks),
    sections: inForce.map((section) => sectionView(w, section, onPage.includes(section), way)),
    open: way.open?.id ?? null,
    outline: way.visible.map((section) => {
      return { id: section.id, name: titleOf(section), status: way.outline(section) };
    }),
    missing: issues(w, fieldsOf(way.open ? [way.open] : way.all), true),
    errors: issues(w, state.summary.has(id) ? touched : [], false),
    submit: submit(w, own(file, 'submit'), way),
    dialog: dialog(w),
    lost: way.all.flatMap((section) => lostIn(w, section)),
    leftBehind: state.leftBehind,
    stuck: state.stuck,
    notice: state.notice?.step === id ? state.notice.text : null,
  };
}
