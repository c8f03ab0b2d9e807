/** I: drafts of a list's items, and dialogs. */
import { list, own } from '../json';
import { same } from '../match';
import { changes, clear, put, quietly, settle, type Work } from './doing';
import { answered, openSection, passes, touch } from './events';
import { dialogSection, isWrong, question, questions, verdict } from './flow';
import { initialOf, lastName, nameOf, uses, type Field, type Section } from './journey';
import { at } from './values';
import { around, hasNew, itemOf, itemSection, kept, mostNow, readAnswer, statusOf } from './world';
import type { Json } from '../subject';
/** I2, I4: the fields of an item's section begin, without a change; as those of a new one where there is no item. */
function refill(w: Work, { path }: Field, item?: Json): void {
  const section = itemSection(w, path);
  if (!section) return;
  for (const field of section.fields) {
    const to =
      item === undefined ? initialOf(w.journey, field.path) : own(item, lastName(field.path));
    put(w, field.path, to);
    w.state.touched.delete(field.mark);
  }
  const here = own(section.file, 'reactions');
  const rest = Object.entries(w.journey.files).map(([path, one]): Json => {
    if (path.startsWith('bundles/')) return null;
    return own(one, 'id') === section.id ? { ...one, reactions: null } : one;
  });
  const elsewhere = uses(w.journey, rest).map(nameOf);
  const changed = new Set(w.changed);
  for (const as of uses(w.journey, here).map(nameOf))
    if (!elsewhere.includes(as)) quietly(w, () => clear(w, as));
  w.changed = changed;
}
/** I2 */
export function openItem(w: Work, field: Field, index: number | null): void {
  const items = list(readAnswer(w, field.path));
  const item = index === null ? undefined : items[index];
  const there = index === null ? items.length < mostNow(w, field) : index in items;
  if (w.state.drafts.has(field.path) || !there) return;
  refill(w, field, item);
  w.state.entered.delete(itemSection(w, field.path)?.mark ?? '');
  const paths = itemSection(w, field.path)?.fields.map(({ path }) => path) ?? [];
  const begun = Object.fromEntries(paths.map((path) => [path, kept(w, path)]));
  w.state.drafts.set(field.path, { index, answered: false, begun, opens: index === null });
  openSection(w, around(w, field.section));
}
/** I4, Z46 */
export function closeItem(w: Work, field: Field): void {
  if (!w.state.drafts.has(field.path)) return;
  for (const inner of itemSection(w, field.path)?.fields ?? []) closeItem(w, inner);
  refill(w, field);
  w.state.drafts.delete(field.path);
}
/** P10, P14: drafts without anything new are closed. */
export function closeOld(w: Work, sections: readonly Section[]): void {
  for (const field of sections.flatMap(({ fields }) => fields))
    if (!hasNew(w, field.path)) closeItem(w, field);
}
/** I5 */
export function saveItem(w: Work, field: Field): void {
  const draft = w.state.drafts.get(field.path);
  const section = itemSection(w, field.path);
  if (!draft || !section) return;
  const now = verdict(w, section);
  if (now === 'pending' || !passes(w, now === 'valid', [section])) return;
  const item = itemOf(w, field.path);
  const items = list(readAnswer(w, field.path));
  closeItem(w, field);
  relist(w, field, items.toSpliced(draft.index ?? items.length, 1, item));
}
/** I5 */
export function removeItem(w: Work, field: Field, index: number): void {
  const items = list(readAnswer(w, field.path));
  const draft = w.state.drafts.get(field.path);
  if (items[index] === undefined) return;
  if (draft?.index === index) closeItem(w, field);
  else if (draft?.index != null && draft.index > index) draft.index -= 1;
  relist(w, field, items.toSpliced(index, 1));
}
function relist(w: Work, field: Field, items: readonly Json[]): void {
  if (same(kept(w, field.path), items)) return;
  touch(w, [field]);
  answered(w, field, items);
}

/** I11 */
export function dialogOn(w: Work): void {
  const { dialog } = w.state;
  const section = dialogSection(w);
  if (!dialog || !section) return;
  if (dialog.waits.some((name) => statusOf(w, name) === 'loading')) return;
  const all = questions(w, section);
  const present = question(w, section);
  const next = present ? all[all.indexOf(present) + 1] : undefined;
  const wrong = all.find((field) => isWrong(w, field));
  if (present && isWrong(w, present)) touch(w, [present]);
  else if (next) askFor(w, next.name);
  else if (verdict(w, section) === 'valid') complete(w, section);
  else if (at(section.file, 'present.paged') === null) touch(w, section.fields);
  else if (wrong) {
    touch(w, [wrong]);
    askFor(w, wrong.name);
  }
}
/** I11, I14: another question: what was ended before has not been ended any more. */
function askFor({ state: { dialog } }: Work, field: string): void {
  if (dialog) Object.assign(dialog, { field, waits: [] });
}
/** I13 */
function complete(w: Work, { file, id }: Section): void {
  const waits = changes(w, own(file, 'complete'), {}, id);
  if (w.state.dialog) w.state.dialog.waits = waits;
  if (waits.length === 0) w.state.dialog = null;
  settle(w);
}
/** I14 */
export function dialogTo(w: Work, name: string): void {
  const section = dialogSection(w);
  const all = section ? questions(w, section) : [];
  const index = all.findIndex((field) => field.name === name);
  if (index >= 0 && !all.slice(0, index).some((field) => isWrong(w, field))) askFor(w, name);
}
/** I13: at the end of every event. */
export function endDialog(w: Work): void {
  const { dialog } = w.state;
  const statuses = dialog?.waits.map((name) => statusOf(w, name)) ?? [];
  const ready = statuses.length > 0 && statuses.every((status) => status === 'ready');
  if (ready || !dialogSection(w)) w.state.dialog = null;
  else if (dialog && statuses.includes('idle')) dialog.waits = [];
}
