import { getPath, isEmpty } from '../../../rules';
import type { EventOf } from '../../model';
import { onLeave } from '../../normalise';
import { actionable } from '../field';
import { settle } from '../reactions';
import { touch } from '../touch';
import type { Turn } from '../turn';
import { setAnswer } from '../set-answer';

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
