import type { EventOf } from '../../model';
import { questionsOf } from '../../program';
import { dialogOf } from '../dialogs/dialog-of';
import { readerOf, setProgress, type Turn } from '../turn';

/** Back as far as one likes; forth past questions that are valid. */
export function dialogPaged(turn: Turn, { to }: EventOf<'dialogPaged'>): void {
  const dialog = dialogOf(turn);
  if (dialog?.present.paged !== true) return;
  const questions = questionsOf(turn.program.cells, dialog.section, readerOf(turn));
  const at = questions.findIndex(({ field }) => field.name === to);
  if (at === -1 || !questions.slice(0, at).every(({ valid }) => valid)) return;
  setProgress(turn, { dialog: { ...dialog.open, field: to, completing: null } });
}
