import type { FieldView, Json, JsonObject, SectionView } from '../../engine';
import { questionKey } from '../../journey';
import { dialogOf, stepOf, viewOf, type World } from '../../scenarios';
import { done } from '../play/playground';
import { after, type Trail } from '../play/trail';
import type { AnswersFor } from './answers-for';

/** Somebody on the way, and how they came there. */
export interface Here {
  readonly trail: Trail;
  readonly world: World;
}

/** The same after a deed; null where nobody can do it. */
export function go({ trail, world }: Here, deed: JsonObject): Here | null {
  const next = done(world, deed);
  return next === null ? null : { trail: after(trail, deed), world: next };
}

/** The section in which somebody is: of a dialog, of the open item of a list, or the open one. */
export function presentSection(world: World): SectionView | null {
  const dialog = dialogOf(world);
  if (dialog !== null) return dialog.section;
  const { open, sections } = viewOf(world);
  const section = sections.find(({ id }) => id === open) ?? null;
  if (section === null) return null;
  return openDrafts(section).at(-1)?.draft ?? section;
}

/** The lists with an open item, the outer one first, and what asks for it. */
function openDrafts(
  section: SectionView | null,
): readonly { readonly key: string; readonly draft: SectionView }[] {
  for (const { key, list } of Object.values(section?.fields ?? {}))
    if (list?.draft != null) return [{ key, draft: list.draft }, ...openDrafts(list.draft)];
  return [];
}

/** Deeds that lead on from where somebody is, the nearest first; `moves` do nothing else. */
export function waysOn(world: World): readonly JsonObject[] {
  const dialog = dialogOf(world);
  if (dialog !== null) return [{ next: 'dialog' }];
  const { open, sections, submit } = viewOf(world);
  if (open === null) return submit?.available === true ? [{ submit: 'step' }] : [];
  const section = sections.find(({ id }) => id === open);
  const list = openDrafts(section ?? null).at(-1);
  if (list !== undefined) return [{ save: list.key }];
  return [{ continue: open }];
}

const isBlank = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fills in what keeps somebody from going on, question by question; null where they cannot go on. */
export function advance(here: Here, answersFor: AnswersFor): Here | null {
  let at = here;
  for (let rounds = 0; rounds < 40; rounds += 1) {
    const section = presentSection(at.world);
    const before = positionOf(at.world);
    const pressed = section === null ? null : pressOne(at, section);
    if (pressed !== null && section?.verdict === 'valid') {
      at = pressed;
      continue;
    }
    if (section === null || section.verdict === 'valid') {
      for (const deed of waysOn(at.world)) {
        const next = go(at, deed);
        if (next !== null && positionOf(next.world) !== before) return next;
      }
      if (section === null) return null;
    }
    const filled = fillOne(at, section, answersFor) ?? pressed;
    if (filled === null) return null;
    at = filled;
  }
  return null;
}

/** Where on the page somebody is, as text. */
export function positionOf(world: World): string {
  const dialog = dialogOf(world);
  const present = presentSection(world);
  const draft = present?.id ?? '';
  return JSON.stringify([
    stepOf(world),
    world.state.progress.parameters,
    viewOf(world).open,
    draft,
    dialog?.section.id ?? null,
    dialog?.field ?? null,
  ]);
}

function fillOne(here: Here, section: SectionView, answersFor: AnswersFor): Here | null {
  const missing = new Set(
    viewOf(here.world).missing.map(({ section: id, field }) => questionKey(id, field ?? '')),
  );
  for (const field of Object.values(section.fields)) {
    if (!field.shown || field.disabled) continue;
    const isWanted =
      missing.has(field.key) || (field.required && (isBlank(field.value) || field.value === false));
    if (!isWanted && field.error === null) continue;
    if (field.list !== null) {
      const added = field.list.canAdd ? go(here, { add: field.key }) : null;
      if (added !== null) return added;
      continue;
    }
    for (const value of answersFor(field, here.world)) {
      const next = go(here, { answer: { [field.key]: value } });
      if (next !== null && isFine(next.world, section.id, field)) return next;
    }
  }
  return null;
}

function isFine(world: World, section: string, { key, name }: FieldView): boolean {
  const now = presentSection(world);
  if (now?.id !== section) return true;
  const field = now.fields[name];
  if (field === undefined || !field.shown) return true;
  const { missing } = viewOf(world);
  return (
    field.error === null &&
    !isBlank(field.value) &&
    !missing.some((each) => questionKey(each.section, each.field ?? '') === key)
  );
}

/** A button that nobody pressed yet, and whose press asks the partner for something. */
function pressOne(here: Here, section: SectionView): Here | null {
  for (const { id } of section.actions) {
    const deed = { press: questionKey(section.id, id) };
    if (here.trail.deeds.some(({ press }) => press === deed.press)) continue;
    const next = go(here, deed);
    if (next !== null && next.world.made.length > here.world.made.length) return next;
  }
  return null;
}
