import type { CompiledSection } from '../../../journey';
import { presentQuestion, questionsOf, type Question } from '../../program';
import { applyChanges } from '../changes';
import { settle } from '../reactions';
import { touch } from '../touch';
import { readerOf, setProgress, type Turn } from '../turn';
import { dialogOf } from './dialog-of';

/** On to the next question, or to the end; what is wrong shows instead. */
export function goOn(turn: Turn): void {
  const dialog = dialogOf(turn);
  if (dialog === null || isBusy(turn, dialog.open.completing ?? [])) return;
  const { section, open, present } = dialog;
  if (!present.paged) {
    if (isValid(turn, section)) complete(turn);
    else touch(turn, section);
    return;
  }
  const questions = questionsOf(turn.program.cells, section, readerOf(turn));
  const at = presentQuestion(questions, open);
  const [here, next] = [questions[at], questions[at + 1]];
  if (here?.valid === false) touch(turn, section, [here.field]);
  else if (next !== undefined) askFor(turn, next);
  else if (isValid(turn, section)) complete(turn);
  else stopAtWrong(turn, section, questions);
}

/** Makes the changes at the end. The dialog waits for the calls among them. */
function complete(turn: Turn): void {
  const dialog = dialogOf(turn);
  if (dialog === null) return;
  const made = applyChanges(turn, dialog.present.complete);
  setProgress(turn, {
    dialog: made.length === 0 ? null : { ...dialog.open, completing: [...new Set(made)] },
  });
  settle(turn);
}

function stopAtWrong(turn: Turn, section: CompiledSection, questions: readonly Question[]): void {
  const wrong = questions.find(({ valid }) => !valid);
  if (wrong === undefined) return;
  touch(turn, section, [wrong.field]);
  askFor(turn, wrong);
}

function askFor(turn: Turn, { field }: Question): void {
  const { dialog } = turn.state.progress;
  if (dialog === null) return;
  setProgress(turn, { dialog: { ...dialog, field: field.name, completing: null } });
}

const isBusy = ({ state }: Turn, names: readonly string[]): boolean =>
  names.some((name) => state.lookups[name]?.status === 'loading');

const isValid = (turn: Turn, section: CompiledSection): boolean =>
  readerOf(turn)(turn.program.cells.section(section).verdict) === 'valid';
