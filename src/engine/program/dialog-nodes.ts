import { own } from '../answers/own';
import type {
  CompiledDialog,
  CompiledSection,
  CompiledStep,
  DialogView,
  Lookup,
  LookupView,
  OpenDialog,
  SectionView,
} from '../model';
import type { ReadNode } from '../graph';
import type { Kit } from './kit';
import { fieldNode, node, sectionKey } from './names';
import { isChoice, presentQuestion, questionsOf } from './questions';

interface Opened {
  readonly section: CompiledSection;
  readonly present: CompiledDialog;
  /** Lookups that it may wait for when it is ended. */
  readonly lookups: readonly string[];
}

/** The dialog that is open over a step. */
export function addDialog(kit: Kit, step: CompiledStep): void {
  const { journey, reader, add } = kit;
  const dialogs = step.sections.flatMap((section): readonly Opened[] => {
    const { present } = section;
    if (present.as !== 'dialog') return [];
    const lookups = present.complete.flatMap(({ call }) => call.map(({ as }) => as));
    return [{ section, present, lookups }];
  });
  const failures = Object.values(journey.calls).map(({ failed }) => failed);
  add({
    id: node.dialogView(step.id),
    needs: [
      node.dialog,
      ...dialogs.flatMap(({ section, lookups }) => [
        node.section(sectionKey(section)),
        ...section.fields.flatMap((field) => [
          node.field(fieldNode(section, field)),
          node.violations(fieldNode(section, field)),
          node.answer(field.path),
        ]),
        ...lookups.map(node.lookup),
      ]),
      ...(dialogs.length === 0
        ? []
        : reader.textNeeds(...failures, ...dialogs.map(({ present }) => present.button))),
    ],
    compute: (read): DialogView | null => {
      const open = read(node.dialog) as OpenDialog | null;
      const found = dialogs.find(
        ({ section }) =>
          section.id === open?.section && read(node.section(sectionKey(section))) !== null,
      );
      return open === null || found === undefined ? null : dialogView(kit, found, open, read);
    },
  });
}

function dialogView(
  kit: Kit,
  { section, present }: Opened,
  open: OpenDialog,
  read: ReadNode,
): DialogView {
  const questions = present.paged ? questionsOf(section, read) : [];
  const at = presentQuestion(questions, open);
  const question = questions[at];
  const waits = open.completing ?? [];
  const isLast = at === questions.length - 1;
  return {
    section: read(node.section(sectionKey(section))) as SectionView,
    field: question?.field.name ?? null,
    position: at + 1,
    count: questions.length,
    previous: questions[at - 1]?.field.name ?? null,
    continues: question === undefined || question.answered || !isChoice(question.field),
    button: isLast ? kit.reader.fill(present.button, read) : [],
    busy: waits.some((name) => (read(node.lookup(name)) as Lookup).status === 'loading'),
    failed: failureOf(kit, waits, read),
  };
}

/** The first call at the end of the dialog that failed. */
function failureOf(
  { journey, reader }: Kit,
  waits: readonly string[],
  read: ReadNode,
): LookupView | null {
  for (const name of waits) {
    const lookup = read(node.lookup(name)) as Lookup;
    if (lookup.status !== 'failed') continue;
    const text = own(journey.calls, lookup.call)?.failed ?? [];
    return { name, status: 'failed', text: reader.fill(text, read) };
  }
  return null;
}
