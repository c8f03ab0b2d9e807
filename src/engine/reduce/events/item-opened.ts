import type { EventOf } from '../../model';
import { markOf } from '../../program';
import { stay } from '../answered';
import { fillDraft } from '../drafts/fill-draft';
import { listOf } from '../drafts/list-of';
import { setProgress, type Turn } from '../turn';

/** One draft at a time, and no more items than the list takes. Each opening is entered anew. */
export function itemOpened(turn: Turn, event: EventOf<'itemOpened'>): void {
  const found = listOf(turn, event);
  if (found === null || turn.state.progress.drafts[found.key] !== undefined) return;
  const { index } = event;
  const item = index === null ? null : found.items[index];
  if (item === undefined || (item === null && found.items.length >= found.list.max)) return;
  fillDraft(turn, found.item, item);
  const { drafts, entered } = turn.state.progress;
  const isOpening = item === null && found.item.opens.length > 0;
  const { [markOf(found.item)]: before, ...others } = entered;
  setProgress(turn, {
    drafts: {
      ...drafts,
      [found.key]: { index, answered: false, ...(isOpening && { opens: true }) },
    },
    ...(before === true && { entered: others }),
  });
  if (found.placed.section.present.as === 'page') stay(turn, event.section);
}
