import type { JourneyEvent } from '../../model';
import { questionsOf } from '../../program';
import { dialogOf } from '../dialogs/dialog-of';
import { readerOf, setProgress, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'dialogPaged' }>;

/** Back as far as one likes; forth past questions that are valid. */
export function dialogPaged(turn: Turn, { to }: Event): void {
  const dialog = dialogOf(turn);
  if (dialog?.present.paged !== true) return;
  const questions = questionsOf(turn.program.cells, dialog.section, readerOf(turn));
  const at = questions.findIndex(({ field }) => field.name === to);
  if (at === -1 || !questions.slice(0, at).every(({ valid }) => valid)) return;
  setProgress(turn, { dialog: { ...dialog.open, field: to, completing: null } });
}
