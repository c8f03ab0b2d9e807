import type { CompiledDialog, CompiledField, CompiledSection, CompiledStep } from '../../journey';
import { isEmpty } from '../../rules';
import { own } from '../answers/path';
import type { DialogView, LookupView, OpenDialog, SectionView } from '../model';
import type { Cell, Kit, Read } from './kit';
import type { Cells } from './program';

interface Opened {
  readonly section: CompiledSection;
  readonly present: CompiledDialog;
}

/** The dialog that is open over a step; null while none is. */
export function dialogCell(kit: Kit, step: CompiledStep): Cell<DialogView | null> {
  const dialogs = step.sections.flatMap((section): readonly Opened[] =>
    section.present.as === 'dialog' ? [{ section, present: section.present }] : [],
  );
  return {
    name: `dialog of ${step.id}`,
    compute: (read) => {
      const open = read(kit.state.dialog);
      if (open === null) return null;
      for (const dialog of dialogs) {
        // Of one that is not open, and of a variant that is not in force, there is none.
        const view = read(kit.cells.section(dialog.section).view);
        if (view !== null) return dialogView(kit, dialog, open, view, read);
      }
      return null;
    },
  };
}

function dialogView(
  kit: Kit,
  { section, present }: Opened,
  open: OpenDialog,
  view: SectionView,
  read: Read,
): DialogView {
  const { cells, state, reader } = kit;
  const questions = present.paged ? questionsOf(cells, section, read) : [];
  const at = presentQuestion(questions, open);
  const question = questions[at];
  const waits = open.completing ?? [];
  const isLast = at === questions.length - 1;
  return {
    section: view,
    field: question?.field.name ?? null,
    position: at + 1,
    count: questions.length,
    previous: questions[at - 1]?.field.name ?? null,
    continues: question === undefined || question.answered || !isChoice(question.field),
    button: isLast ? reader.fill(present.button, read) : [],
    busy: waits.some((name) => read(state.lookup(name)).status === 'loading'),
    failed: failureOf(kit, waits, read),
  };
}

/** The first call at the end of the dialog that failed. */
function failureOf(
  { journey, reader, state }: Kit,
  waits: readonly string[],
  read: Read,
): LookupView | null {
  for (const name of waits) {
    const lookup = read(state.lookup(name));
    if (lookup.status !== 'failed') continue;
    const text = own(journey.calls, lookup.call)?.failed ?? [];
    return { name, status: 'failed', text: reader.fill(text, read) };
  }
  return null;
}

/** A field that a dialog asks now. */
export interface Question {
  readonly field: CompiledField;
  readonly valid: boolean;
  readonly answered: boolean;
}

/** Those that are asked now, in order. */
export const questionsOf = (
  cells: Cells,
  section: CompiledSection,
  read: Read,
): readonly Question[] =>
  section.fields
    .map((field) => ({ field, own: cells.field({ section, field }) }))
    .filter(({ own }) => read(own.view).shown)
    .map(({ field, own }) => ({
      field,
      valid: read(own.violations).length === 0,
      answered: !isEmpty(read(cells.answer(field.path))),
    }));

/** Where somebody is in a paged dialog: -1 when it asks nothing. */
export function presentQuestion(questions: readonly Question[], dialog: OpenDialog | null): number {
  const at = questions.findIndex(({ field }) => field.name === dialog?.field);
  if (at !== -1) return at;
  const open = questions.findIndex(({ valid, answered }) => !valid || !answered);
  return open === -1 ? Math.min(0, questions.length - 1) : open;
}

/** A choice that is made leads on by itself; what is typed does not end with a key press. */
export const isChoice = ({ options, type }: CompiledField): boolean =>
  options !== null || type === 'boolean';
