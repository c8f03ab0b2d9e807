import type { EventOf } from '../../model';
import { answered } from '../answered';
import { closeDraft } from '../drafts/close-draft';
import { listOf } from '../drafts/list-of';
import { touch } from '../touch';
import { setProgress, type Turn } from '../turn';
import { setAnswer } from '../set-answer';

/** A draft goes with its item, and follows it when an earlier one is gone. */
export function itemRemoved(turn: Turn, event: EventOf<'itemRemoved'>): void {
  const found = listOf(turn, event);
  if (found?.items[event.index] === undefined) return;
  const { drafts } = turn.state.progress;
  const draft = drafts[found.key];
  const index = draft?.index ?? null;
  if (index === event.index) closeDraft(turn, found.key);
  else if (draft !== undefined && index !== null && index > event.index) {
    setProgress(turn, { drafts: { ...drafts, [found.key]: { ...draft, index: index - 1 } } });
  }
  const items = found.items.filter((_, at) => at !== event.index);
  setAnswer(turn, found.placed.field.path, items);
  touch(turn, found.placed.section, [found.placed.field]);
  answered(turn, found.placed);
}
