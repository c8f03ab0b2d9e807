import type { EventOf } from '../../model';
import { closeDraft } from '../drafts/close-draft';
import { listOf } from '../drafts/list-of';
import type { Turn } from '../turn';

export function itemDismissed(turn: Turn, event: EventOf<'itemDismissed'>): void {
  const found = listOf(turn, event);
  if (found !== null) closeDraft(turn, found.key);
}
