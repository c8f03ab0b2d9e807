import { isChoice, presentQuestion, questionsOf, type PlacedField } from '../../program';
import { readerOf, setProgress, type Turn } from '../turn';
import { dialogOf } from './dialog-of';
import { goOn } from './go-on';

/** A choice at the present question leads on; and what is answered anew is not what was ended. */
export function dialogAnswered(turn: Turn, { section, field }: PlacedField): void {
  const dialog = dialogOf(turn);
  if (dialog === null || dialog.section !== section) return;
  const open = { ...dialog.open, completing: null };
  setProgress(turn, { dialog: open });
  if (!dialog.present.paged || !isChoice(field)) return;
  const questions = questionsOf(turn.program.cells, section, readerOf(turn));
  if (questions[presentQuestion(questions, open)]?.field === field) goOn(turn);
}
