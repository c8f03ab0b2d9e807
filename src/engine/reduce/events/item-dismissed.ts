import type { JourneyEvent } from '../../model';
import { closeDraft } from '../drafts/close-draft';
import { listOf } from '../drafts/list-of';
import type { Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'itemDismissed' }>;

export function itemDismissed(turn: Turn, event: Event): void {
  const found = listOf(turn, event);
  if (found !== null) closeDraft(turn, found.key);
}
