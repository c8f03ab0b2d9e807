/** G, P1–P6, I9, I10: verdicts, and the way through the present step. */
import { own, strings } from '../json';
import { asksToConfirm, meets, type Field, type Section } from './journey';
import { allows, at, blank, holds } from './values';
import { fieldShown, readAnswer, scope, sectionRelevant, sectionVisible, statusOf } from './world';
import { stilled, violations, type World } from './world';

type Verdict = 'valid' | 'invalid' | 'pending';
export const isWrong = (w: World, field: Field): boolean => violations(w, field).length > 0;
/** G1 */
export function verdict(moving: World, section: Section): Verdict {
  const w = stilled(moving);
  if (!sectionRelevant(w, section)) return 'valid';
  const needs = strings(own(section.file, 'needs')).map((name) => statusOf(w, name));
  if (needs.some((status) => status === 'loading' || status === 'failed')) return 'pending';
  if (section.fields.some((field) => isWrong(w, field))) return 'invalid';
  return needs.every((status) => status === 'ready') ? 'valid' : 'pending';
}
export const stepOf = ({ journey }: World, id: string | null) =>
  journey.steps.find((step) => step.id === id) ?? { id: '', file: null, sections: [] };
export const isProgressive = (w: World): boolean =>
  own(stepOf(w, w.state.step).file, 'progressive') === true;
/** The relevant sections of the page of the present step, in order. */
export const pageOf = (w: World): Section[] =>
  stepOf(w, w.state.step).sections.filter(
    (section) => section.kind === 'page' && sectionRelevant(w, section),
  );
/** G2 */
export function stepVerdict(w: World): Verdict {
  const still = stilled(w);
  const all = pageOf(still).map((section) => verdict(still, section));
  return all.find((one) => one === 'invalid') ?? all.find((one) => one === 'pending') ?? 'valid';
}

/** P14, Z31: whether the present step can be submitted at all. */
export function hasSubmit(w: World): boolean {
  const said = own(stepOf(w, w.state.step).file, 'submit');
  return said !== null && allows(own(said, 'when'), scope(w));
}

/** P26 */
export const waits = (w: World, section: Section): boolean =>
  asksToConfirm(w.journey, section) &&
  sectionVisible(w, section) &&
  verdict(w, section) === 'valid' &&
  section.fields.some(
    ({ path }) =>
      !blank(readAnswer(w, path)) && [...w.state.presumed].some((one) => meets(one, path)),
  );
/** P27 */
const unvisited = (w: World, { file, mark }: Section): boolean =>
  own(file, 'visited') !== null &&
  !w.state.visited.has(mark) &&
  holds(own(file, 'visited'), scope(w));
export const settled = (w: World, section: Section): boolean =>
  verdict(w, section) === 'valid' &&
  !waits(w, section) &&
  !(sectionVisible(w, section) && unvisited(w, section));

export type Flow = ReturnType<typeof flow>;
/** P1–P6, P24 */
export function flow(moving: World) {
  const w = stilled(moving);
  const { id, sections } = stepOf(w, w.state.step);
  const all = pageOf(w);
  const visible = all.filter((section) => sectionVisible(w, section));
  const valid = all.map((section) => verdict(w, section) === 'valid');
  const progressive = isProgressive(w);
  const n = all.length;
  const orN = (index: number): number => (index < 0 ? n : index);
  const ready = all.map((section) => settled(w, section));
  const gap = orN(ready.indexOf(false));
  const current = Math.min(
    gap,
    orN(all.findIndex((section) => section.id === w.state.open.get(id))),
  );
  const order = (name: string | undefined): number => sections.findIndex((one) => one.id === name);
  const reached = order(w.state.reached.get(id));
  const sofar = all.findLastIndex((section) => order(section.id) <= reached);
  const furthest = Math.max(sofar, Math.min(current, n - 1));
  const place = (section: Section): 'open' | 'folded' | null => {
    const i = all.indexOf(section);
    const passed = i < gap && i <= furthest;
    if (!visible.includes(section)) return null;
    if (!progressive || i === current) return 'open';
    if (section.fields.length > 0) return i < current || passed ? 'folded' : null;
    return passed && current === n ? 'open' : null;
  };
  const outline = (section: Section): 'done' | 'current' | 'later' => {
    const i = all.indexOf(section);
    const asks = section.fields.length > 0;
    if (!progressive) return valid[i] ? 'done' : 'current';
    if (current === (asks ? i : n)) return 'current';
    return asks && ready[i] && i <= furthest ? 'done' : 'later';
  };
  const open = progressive ? (all[current] ?? null) : null;
  const begun = progressive && furthest > 0;
  const complete = !progressive || (furthest >= n - 1 && gap === n);
  return { all, visible, open, begun, complete, place, outline };
}
/** P3, I1, I9: the sections of the present step that are drawn, in order. */
export function drawn(moving: World): Section[] {
  const w = stilled(moving);
  const { place } = flow(w);
  const isDrawn = (section: Section): boolean => {
    if (section.kind === 'page') return place(section) !== null;
    if (!sectionRelevant(w, section)) return false;
    if (section.kind === 'dialog') return w.state.dialog?.section === section.id;
    return section.lists.some((list) => isDrawn(list.section));
  };
  return stepOf(w, w.state.step).sections.filter(isDrawn);
}
/** S17, I2: the field, or list, of this name that a person can answer now. */
export const answerable = (w: World, section: string, name: string): Field[] =>
  drawn(w)
    .flatMap(({ fields }) => fields.filter(({ id }) => id === `${section}.${name}`))
    .filter((field) => fieldShown(w, field) && !holds(own(field.said, 'disabled'), scope(w)));
/** I9: the section of the dialog that is open and drawn. */
export const dialogSection = (w: World): Section | null =>
  drawn(w).find(({ kind }) => kind === 'dialog') ?? null;
/** I10: the questions of a dialog, one at a time, and the present one. */
export const questions = (w: World, section: Section): Field[] =>
  at(section.file, 'present.paged') === 'field'
    ? section.fields.filter((field) => fieldShown(w, field))
    : [];
export function question(w: World, section: Section): Field | null {
  const all = questions(w, section);
  const kept = all.find(({ name }) => name === w.state.dialog?.field);
  const open = all.find((field) => isWrong(w, field) || blank(readAnswer(w, field.path)));
  return kept ?? open ?? all[0] ?? null;
}
/** I12, I15: a question that is answered by choosing. */
export const isChoice = ({ said, shape }: Field): boolean =>
  own(said, 'options') !== null || shape['type'] === 'boolean';
