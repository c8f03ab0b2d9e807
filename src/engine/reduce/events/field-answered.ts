import type { JourneyEvent } from '../../model';
import { onEdit } from '../../normalise';
import { actionable, storedValue } from '../field';
import { fire, settle } from '../reactions';
import { setAnswer, setProgress, stepOf, type Turn } from '../turn';

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
  found(turn, `${event.section}.${event.field}`);
  stay(turn, event.section);
  settle(turn);
  fire(turn, (on) => on.kind === 'answered' && on.paths.includes(placed.field.path));
}

/** Where somebody answers is where they are: the section stays open until they go on. */
function stay(turn: Turn, section: string): void {
  const step = stepOf(turn);
  const { open } = turn.state.progress;
  if (step?.progressive !== true || open[step.id] === section) return;
  setProgress(turn, { open: { ...open, [step.id]: section } });
}

/** What had to be entered again after a reload is there. */
function found(turn: Turn, key: string): void {
  const { lost } = turn.state.progress;
  if (lost.includes(key)) setProgress(turn, { lost: lost.filter((other) => other !== key) });
}
