import type { EventOf } from '../../model';
import { answered } from '../answered';
import { closeDraft } from '../drafts/close-draft';
import { listOf } from '../drafts/list-of';
import { setRefused, touch } from '../touch';
import { readerOf, stepOf, type Turn } from '../turn';
import { setAnswer } from '../set-answer';

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
