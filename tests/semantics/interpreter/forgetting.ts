/** Z13–Z20: what is forgotten with what, and what a section sets when it opens. */
import { isList, list, mapped, object, own, string, strings } from '../json';
import { same } from '../match';
import { clear, noteConsent, presume, quietly, set, setByRule, type Work } from './doing';
import { stepOf } from './flow';
import { closeItem } from './items';
import { forgottenWith, initialOf, opening, within } from './journey';
import type { Field, Journey, Section } from './journey';
import { at, blank, value } from './values';
import { boundTo, kept, scope, sectionRelevant, statusOf, type World } from './world';
import type { Json } from '../subject';

interface Forgettable {
  readonly name: string;
  readonly causes: readonly string[];
  readonly goes: (w: Work) => void;
}
/** Z15, P25: an answer goes back to its initial one, and so does all that was said of it. */
function forgetAnswer(w: Work, path: string): void {
  for (const field of boundTo(w, path)) {
    w.state.touched.delete(field.mark);
    if (own(field.said, 'list') !== null) quietly(w, () => closeItem(w, field));
  }
  set(w, path, initialOf(w.journey, path));
  presume(w, path);
}
/** Z18, Z19, P27: a section is to open and to be visited anew; of items, a draft that was begun for a new one. */
function openAnew({ state }: Work, { mark, lists }: Section): void {
  state.opened.delete(mark);
  state.visited.delete(mark);
  for (const { path } of lists) {
    const draft = state.drafts.get(path);
    if (draft) draft.opens = draft.index === null;
  }
}
/** Z41: what is chosen among items goes with them. */
function choosing({ path, said }: Field): Forgettable[] {
  const options = own(said, 'options');
  const [from, key] = [string(own(options, 'from')), string(own(options, 'value'))];
  if (from === '' || from.startsWith('lookups.')) return [];
  const goes = (w: Work): void => {
    const there = list(kept(w, from)).map((item) => at(item, key));
    const isThere = (one: Json): boolean => there.some((each) => same(each, one));
    const now = kept(w, path);
    const left = isList(now) ? now.filter(isThere) : !blank(now) && isThere(now) ? now : null;
    const to = isList(left) && left.length === 0 ? null : left;
    if (blank(now) || same(now, to)) return;
    for (const field of boundTo(w, path)) w.state.touched.delete(field.mark);
    set(w, path, to);
    presume(w, path);
  };
  return [{ name: `choice ${path} ${from} ${key}`, causes: [from], goes }];
}
/** Z14: all that can be forgotten, in order; worked out once. */
const forgettableOf = new WeakMap<Journey, readonly Forgettable[]>();
function forgettable(journey: Journey): readonly Forgettable[] {
  const known = forgettableOf.get(journey);
  if (known) return known;
  const lookups = mapped(own(journey.file, 'lookups'), (said) => own(said, 'forgottenWith'));
  const all = [
    ...journey.declared.map((path) => ({
      name: path,
      causes: forgottenWith(journey, path),
      goes: (w: Work) => forgetAnswer(w, path),
    })),
    ...Object.entries(lookups).map(([name, causes]) => ({
      name: `lookups.${name}`,
      causes: strings(causes),
      goes: (w: Work) => clear(w, name),
    })),
    ...journey.sections.map((section) => ({
      name: `section ${section.mark}`,
      causes: strings(own(section.file, 'forgottenWith')),
      goes: (w: Work) => openAnew(w, section),
    })),
    ...journey.fields.flatMap(choosing),
  ].filter(({ causes }) => causes.length > 0);
  forgettableOf.set(journey, all);
  return all;
}
/** Z15, Z17: worked through first in, first out; what is forgotten meanwhile is a cause in its turn. */
export function forget(w: Work, changed: readonly string[]): void {
  if (w.quiet) return;
  w.causes.push(...changed);
  if (w.causes.length > changed.length) return;
  const gone = new Set<string>();
  for (const cause of w.causes)
    for (const { name, causes, goes } of forgettable(w.journey)) {
      if (gone.has(name) || !causes.some((path) => within(cause, path))) continue;
      gone.add(name);
      goes(w);
    }
  w.causes = [];
}

/** Z18: the sections that are to open. */
export function unopened(w: World): Section[] {
  const { journey, state } = w;
  if (!journey.second) return [];
  return stepOf(w, state.step).sections.filter((section) => {
    const { file, kind, lists, mark, variant } = section;
    const isNew =
      kind === 'item'
        ? lists.some(({ path }) => state.drafts.get(path)?.opens)
        : !state.opened.has(mark) && opening(journey, section).length > 0;
    if (!isNew || !sectionRelevant(w, section)) return false;
    const by = own(object(own(file, 'variants')), 'by');
    const isKnown = variant === null || !blank(value(by, scope(w)));
    return isKnown && strings(own(file, 'needs')).every((name) => statusOf(w, name) === 'ready');
  });
}
/** Z18: all are noted, then each question that opens is set. */
export function openSections(w: Work, sections: readonly Section[]): void {
  const drafts = sections.map(({ lists }) =>
    lists.flatMap(({ path }) => w.state.drafts.get(path) ?? []),
  );
  sections.forEach((section, i) => {
    if (section.kind !== 'item') w.state.opened.add(section.mark);
    for (const draft of drafts[i] ?? []) draft.opens = false;
  });
  sections.forEach((section, i) => {
    for (const field of opening(w.journey, section)) {
      const { path, said } = field;
      setByRule(w, path, value(own(own(said, 'opens'), 'value'), scope(w)));
      for (const draft of drafts[i] ?? []) draft.begun = { ...draft.begun, [path]: kept(w, path) };
    }
    for (const field of section.fields)
      if (opening(w.journey, section).some(({ path }) => path === field.path))
        noteConsent(w, field);
  });
}
