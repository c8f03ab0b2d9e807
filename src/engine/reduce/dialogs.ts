import type { CompiledDialog, CompiledSection } from '../../journey';
import type { EventOf, OpenDialog } from '../model';
import {
  isChoice,
  type PlacedField,
  presentQuestion,
  type Question,
  questionsOf,
} from '../program';
import { applyChanges } from './changes';
import { settle } from './reactions';
import { readerOf, sectionOnPage, setProgress, touch, type Turn } from './turn';

interface Opened {
  readonly open: OpenDialog;
  readonly section: CompiledSection;
  readonly present: CompiledDialog;
}

/** The dialog that is open and drawn; null when there is none. */
function dialogOf(turn: Turn): Opened | null {
  const open = turn.state.progress.dialog;
  const section = open === null ? undefined : sectionOnPage(turn, open.section)?.section;
  if (open === null || section?.present.as !== 'dialog') return null;
  return { open, section, present: section.present };
}

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

/** Back as far as one likes; forth past questions that are valid. */
export function dialogPaged(turn: Turn, { to }: EventOf<'dialogPaged'>): void {
  const dialog = dialogOf(turn);
  if (dialog?.present.paged !== true) return;
  const questions = questionsOf(turn.program.cells, dialog.section, readerOf(turn));
  const at = questions.findIndex(({ field }) => field.name === to);
  if (at === -1 || !questions.slice(0, at).every(({ valid }) => valid)) return;
  setProgress(turn, { dialog: { ...dialog.open, field: to, completing: null } });
}

/** Closes what has come to its end: what waited for calls that all succeeded, or has no place any more. */
export function settleDialog(turn: Turn): void {
  const dialog = dialogOf(turn);
  const waits = dialog?.open.completing ?? [];
  const statuses = waits.map((name) => turn.state.lookups[name]?.status ?? 'idle');
  const isDone = statuses.length > 0 && statuses.every((status) => status === 'ready');
  if (dialog === null || isDone) setProgress(turn, { dialog: null });
  // What it waited for was cleared away: it has not been ended.
  else if (statuses.includes('idle')) {
    setProgress(turn, { dialog: { ...dialog.open, completing: null } });
  }
}
