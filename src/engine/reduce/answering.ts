import { isOfFiles } from '../../journey';
import type { CompiledPart, CompiledSection } from '../../journey';
import { equal, getPath, isEmpty } from '../../rules';
import { isComposite } from '../answers/fits';
import { usesFiles, usesInnerLists } from '../seldom';
import { filesAt } from './files-at';
import type { EventOf, Json, OptionView, Progress } from '../model';
import { isHalfTyped, onEdit, onLeave } from '../normalise';
import {
  chosenAmong,
  fieldKey,
  itemsOf,
  listKeyOf,
  lostKey,
  placedKey,
  type PlacedField,
} from '../program';
import { setAnswer } from './changes';
import { noteConsent } from './consents';
import { dialogAnswered } from './dialogs';
import { answeredAt } from './presumed';
import { fire, settle } from './reactions';
import { readerOf, sectionOnPage, setProgress, stepOf, touch, untouch, type Turn } from './turn';

/** Only what a person could do: a field that is hidden or disabled stays as it is. */
export function fieldAnswered(turn: Turn, event: EventOf<'fieldAnswered'>): void {
  const placed = actionable(turn, event.section, event.field);
  if (placed === null) return;
  const value = storedValue(turn, placed, event.value);
  if (value === undefined) return;
  const before = turn.state.answers;
  setAnswer(turn, placed.field.path, onEdit(placed.field, value));
  if (turn.state.answers === before) return;
  if (isHalfTyped(placed.field, getPath(turn.state.answers, placed.field.path)))
    untouch(turn, [placedKey(placed.section, placed.field)]);
  noteConsent(turn, placed.field, event.at ?? null);
  answered(turn, placed);
  dialogAnswered(turn, placed);
}

/** What had been opened to be changed, or begun, would be lost from now on. */
function draftAnswered(turn: Turn, section: CompiledSection): void {
  const key = listKeyOf(section);
  const { drafts } = turn.state.progress;
  const draft = key === null ? undefined : drafts[key];
  if (key === null || draft === undefined) return;
  setProgress(turn, { drafts: { ...drafts, [key]: { ...draft, answered: true } } });
}

/** A field that was passed through empty is not called wrong before the person asks to go on. */
export function fieldLeft(turn: Turn, event: EventOf<'fieldLeft'>): void {
  const placed = actionable(turn, event.section, event.field);
  if (placed === null) return;
  const value = onLeave(placed.field, getPath(turn.state.answers, placed.field.path));
  setAnswer(turn, placed.field.path, value);
  // A reaction to what was tidied may have emptied it.
  settle(turn);
  if (isEmpty(getPath(turn.state.answers, placed.field.path))) return;
  touch(turn, placed.section, [placed.field]);
}

/** A person has answered: what changed by it fires first, then `answered`. */
export function answered(turn: Turn, placed: PlacedField): void {
  const { section } = placed;
  draftAnswered(turn, section);
  found(turn, placed);
  stay(turn, section.present.as === 'item' ? section.present.section : section.id);
  answeredElsewhere(turn, placed);
}

/** The same, wherever the person is by now. */
export function answeredElsewhere(turn: Turn, { field }: Pick<PlacedField, 'field'>): void {
  answeredAt(turn, field.path);
  settle(turn);
  fire(turn, (on) => on.kind === 'answered' && on.paths.includes(field.path));
}

/** Where somebody answers is where they are: a section of the page stays open until they go on. */
export function stay(turn: Turn, section: string): void {
  const step = stepOf(turn);
  const { open } = turn.state.progress;
  if (step?.progressive !== true || open[step.id] === section) return;
  const present = step.sections.find(({ id }) => id === section)?.present;
  if (usesInnerLists && present?.as === 'item') stay(turn, present.section);
  else if (present?.as === 'page') setProgress(turn, { open: { ...open, [step.id]: section } });
}

/** What had to be entered again after a reload is there; of what is medical, all of its section. */
export function found(turn: Turn, { section, field }: PlacedField): void {
  const { lost } = turn.state.progress;
  const key = lostKey(section, field);
  if (usesFiles) filesFound(turn, { section, field });
  if (!lost.includes(key)) return;
  const read = readerOf(turn);
  const { cells } = turn.program;
  const isMissed = section.fields.some(
    (other) =>
      lostKey(section, other) === key &&
      key !== fieldKey(section, field) &&
      read(cells.field({ section, field: other }).relevant) &&
      isEmpty(read(cells.answer(other.path))),
  );
  if (!isMissed) setProgress(turn, { lost: lost.filter((other) => other !== key) });
}

/** Somebody is at a question for files: what is said of those that are not there has been read (Z57, Z63). */
function filesFound(turn: Turn, { section, field }: PlacedField): void {
  const { unsent, takenOut } = turn.state.progress;
  const key = fieldKey(section, field);
  if (Object.hasOwn(unsent, key)) setProgress(turn, { unsent: without(unsent, key) });
  if (Object.hasOwn(takenOut, field.path))
    setProgress(turn, { takenOut: without(takenOut, field.path) });
}

function without(names: Progress['unsent'], key: string): Progress['unsent'] {
  const { [key]: _, ...others } = names;
  return others;
}

/** The field of the page that a person could act on; null when it is not there, hidden or disabled. */
export function actionable(turn: Turn, sectionId: string, name: string): PlacedField | null {
  const section = sectionOnPage(turn, sectionId)?.section;
  const field = section?.fields.find((candidate) => candidate.name === name);
  if (section === undefined || field === undefined) return null;
  const view = readerOf(turn)(turn.program.cells.field({ section, field }).view);
  return view.shown && !view.disabled ? { section, field } : null;
}

/**
 * What is stored for the value that a widget hands up; undefined for an option that is not offered,
 * and for an object where a single value is asked for.
 */
function storedValue(turn: Turn, placed: PlacedField, value: Json): Json | undefined {
  const { field } = placed;
  const { cells, state } = turn.program;
  const read = readerOf(turn);
  // A list is made of items that were saved.
  if (field.list !== null) return undefined;
  if (field.parts !== null) return composed(field.parts, value);
  if (usesFiles && isOfFiles(field) && value !== null) return leftOf(filesAt(turn, placed), value);
  if (value === false && field.type === 'boolean' && field.options === null) return field.unticked;
  if (value === null) return null;
  if (field.options === null) {
    return typeof value === 'object' && field.type !== 'object' ? undefined : value;
  }
  const chosen = chosenAmong(read(cells.field(placed).options), field, value);
  if (field.type === 'array') return severalOf(chosen, value);
  const [option] = chosen;
  if (option === undefined || option.unavailable) return undefined;
  const { options } = field;
  if (options.kind !== 'lookup' || options.keep.length === 0) return value;
  const lookup = read(state.lookup(options.lookup));
  const item = itemsOf(lookup, options.at).find((entry) =>
    equal(getPath(entry, options.value), value),
  );
  return Object.fromEntries(options.keep.map((key) => [key, getPath(item, key)]));
}

/** The values of several options; null for none of them, undefined for what cannot be chosen. */
function severalOf(chosen: readonly OptionView[], value: Json): Json | undefined {
  if (!Array.isArray(value) || chosen.length !== value.length) return undefined;
  if (chosen.some((option) => option.unavailable)) return undefined;
  return chosen.length === 0 ? null : chosen.map((option) => option.value);
}

/** Of files that are kept those that are left; undefined for any that is not. */
function leftOf(kept: readonly Json[], value: Json): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  const left = kept.filter((file) => value.some((one: Json) => equal(one, file)));
  if (left.length !== value.length) return undefined;
  return left.length === 0 ? null : left;
}

/** An object of the parts that are filled; null when none is. */
function composed(parts: readonly CompiledPart[], value: Json): Json | undefined {
  if (value === null) return null;
  if (!isComposite(parts, value)) return undefined;
  // A blank that is being typed stays, so that words can follow it.
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  return filled.length === 0 ? null : Object.fromEntries(filled);
}
