import { presentQuestion, questionsOf } from '../../program';
import { readerOf, relevantSections, setProgress, type Turn } from '../turn';

/** Opens a dialog of the present step, at the first question that is not answered yet. */
export function openDialog(turn: Turn, id: string): void {
  const section = relevantSections(turn).find((candidate) => candidate.id === id);
  if (section?.present.as !== 'dialog') return;
  const questions = section.present.paged
    ? questionsOf(turn.program.cells, section, readerOf(turn))
    : [];
  const field = questions[presentQuestion(questions, null)]?.field.name ?? null;
  setProgress(turn, { dialog: { section: id, field, completing: null } });
}
