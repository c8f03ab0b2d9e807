import type { JourneyEvent } from '../../model';
import { answered } from '../answered';
import { closeDraft } from '../drafts/close-draft';
import { listOf } from '../drafts/list-of';
import { setRefused, touch, touchSection } from '../touch';
import { readerOf, setAnswer, stepOf, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'itemSaved' }>;

/** The draft becomes an item; one that is not valid shows why and stays. */
export function itemSaved(turn: Turn, event: Event): void {
  const found = listOf(turn, event);
  const draft = found === null ? undefined : turn.state.progress.drafts[found.key];
  const step = stepOf(turn);
  if (found === null || draft === undefined || step === undefined) return;
  const read = readerOf(turn);
  const item = turn.program.cells.section(found.item);
  const verdict = read(item.verdict);
  if (verdict === 'pending') return;
  if (verdict === 'invalid') {
    touchSection(turn, found.item);
    setRefused(turn, step.id, true);
    return;
  }
  setRefused(turn, step.id, false);
  const drafted = read(item.drafted);
  closeDraft(turn, found.key);
  if (drafted === null) return;
  const { path } = found.placed.field;
  const before = turn.state.answers;
  const { index } = draft;
  setAnswer(
    turn,
    path,
    index === null
      ? [...found.items, drafted.item]
      : found.items.map((item, at) => (at === index ? drafted.item : item)),
  );
  if (turn.state.answers === before) return;
  // A check over the whole list, its sum or its length, is said at once.
  touch(turn, [found.key]);
  answered(turn, found.placed);
}
