import type { JourneyEvent } from '../../model';
import type { CompiledSection } from '../../../journey';
import { onEdit } from '../../normalise';
import { actionable, storedValue } from '../field';
import { listKeyOf } from '../../program';
import { answered } from '../answered';
import { noteConsent } from '../consents';
import { dialogAnswered } from '../dialogs/dialog-answered';
import { setProgress, type Turn } from '../turn';
import { setAnswer } from '../set-answer';

type Event = Extract<JourneyEvent, { type: 'fieldAnswered' }>;

/** Only what a person could do: a field that is hidden or disabled stays as it is. */
export function fieldAnswered(turn: Turn, event: Event): void {
  const placed = actionable(turn, event.section, event.field);
  if (placed === null) return;
  const value = storedValue(turn, placed, event.value);
  if (value === undefined) return;
  const before = turn.state.answers;
  setAnswer(turn, placed.field.path, onEdit(placed.field, value));
  if (turn.state.answers === before) return;
  noteConsent(turn, placed.field, event.at ?? null);
  draftAnswered(turn, placed.section);
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
