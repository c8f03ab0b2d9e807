import type { CompiledSection } from '../../../journey';
import { getPath } from '../../../rules';
import type { EventOf, Json } from '../../model';
import { fieldKey, itemsIn, markOf, type PlacedField } from '../../program';
import { actionable, answered, stay } from '../answering';
import { setAnswer } from '../changes';
import { closeDraft, fillDraft } from '../drafts';
import { keptAt, readerOf, setProgress, setRefused, stepOf, touch, type Turn } from '../turn';

/** One draft at a time, and no more items than the list takes. Each opening is entered anew. */
export function itemOpened(turn: Turn, event: EventOf<'itemOpened'>): void {
  const found = listOf(turn, event);
  if (found === null || turn.state.progress.drafts[found.key] !== undefined) return;
  const { index } = event;
  const { list } = readerOf(turn)(turn.program.cells.field(found.placed).closed);
  const isThere = index === null ? list?.canAdd : index in found.items;
  if (!isThere) return;
  fillDraft(turn, found.item, index === null ? undefined : found.items[index]);
  const { drafts, entered } = turn.state.progress;
  const isOpening = index === null && found.item.opens.length > 0;
  const { [markOf(found.item)]: before, ...others } = entered;
  setProgress(turn, {
    drafts: {
      ...drafts,
      [found.key]: {
        index,
        answered: false,
        begun: keptAt(turn, found.item.fields),
        ...(isOpening && { opens: true }),
      },
    },
    ...(before === true && { entered: others }),
  });
  stay(turn, event.section);
}

/** The draft becomes an item; one that is not valid shows why and stays. */
export function itemSaved(turn: Turn, event: EventOf<'itemSaved'>): void {
  const found = listOf(turn, event);
  const draft = found === null ? undefined : turn.state.progress.drafts[found.key];
  const step = stepOf(turn);
  if (found === null || draft === undefined || step === undefined) return;
  const read = readerOf(turn);
  const item = turn.program.cells.section(found.item);
  const verdict = read(item.verdict);
  if (verdict === 'pending') return;
  if (verdict === 'invalid') {
    touch(turn, found.item);
    setRefused(turn, step.id, true);
    return;
  }
  setRefused(turn, step.id, false);
  const drafted = read(item.drafted);
  closeDraft(turn, found.key);
  if (drafted === null) return;
  const { path } = found.placed.field;
  const before = turn.state.answers;
  // What a reaction has taken from the list meanwhile is at its end again: nothing that was typed is lost.
  const at = draft.index ?? found.items.length;
  setAnswer(turn, path, [...found.items.slice(0, at), drafted.item, ...found.items.slice(at + 1)]);
  if (turn.state.answers === before) return;
  // A check over the whole list, its sum or its length, is said at once.
  touch(turn, found.placed.section, [found.placed.field]);
  answered(turn, found.placed);
}

export function itemDismissed(turn: Turn, event: EventOf<'itemDismissed'>): void {
  const found = listOf(turn, event);
  if (found !== null) closeDraft(turn, found.key);
}

/** A draft goes with its item, and follows it when an earlier one is gone. */
export function itemRemoved(turn: Turn, event: EventOf<'itemRemoved'>): void {
  const found = listOf(turn, event);
  if (found?.items[event.index] === undefined) return;
  const { drafts } = turn.state.progress;
  const draft = drafts[found.key];
  if (draft?.index === event.index) closeDraft(turn, found.key);
  else if (draft?.index != null && draft.index > event.index) {
    const index = draft.index - 1;
    setProgress(turn, { drafts: { ...drafts, [found.key]: { ...draft, index } } });
  }
  const items = found.items.filter((_, at) => at !== event.index);
  setAnswer(turn, found.placed.field.path, items);
  touch(turn, found.placed.section, [found.placed.field]);
  answered(turn, found.placed);
}

interface OpenList {
  readonly placed: PlacedField;
  readonly key: string;
  /** The section that asks for one of them. */
  readonly item: CompiledSection;
  readonly items: readonly Json[];
}

/** The list of the page that a person could act on; null when it is not there, hidden or disabled. */
function listOf(
  turn: Turn,
  at: { readonly section: string; readonly field: string },
): OpenList | null {
  const placed = actionable(turn, at.section, at.field);
  if (placed === null || placed.field.list === null) return null;
  const key = fieldKey(placed.section, placed.field);
  const item = turn.program.resolver.items.get(key);
  if (item === undefined) return null;
  const items = itemsIn(getPath(turn.state.answers, placed.field.path));
  return { placed, key, item, items };
}
