import { own } from '../answers/own';
import type { DialogView, LookupView, SectionView } from '../model';
import type { CompiledDialog, CompiledSection, CompiledStep } from '../../journey';
import type { Cell, Read } from './cell';
import type { Kit } from './kit';
import { isChoice, presentQuestion, questionsOf } from './questions';

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
        if (dialog.section.id !== open.section) continue;
        const view = read(kit.cells.section(dialog.section).view);
        if (view !== null) return dialogView(kit, dialog, view, read);
      }
      return null;
    },
  };
}

function dialogView(
  kit: Kit,
  { section, present }: Opened,
  view: SectionView,
  read: Read,
): DialogView {
  const { cells, state, reader } = kit;
  const open = read(state.dialog);
  const questions = present.paged ? questionsOf(cells, section, read) : [];
  const at = presentQuestion(questions, open);
  const question = questions[at];
  const waits = open?.completing ?? [];
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
