import type { CompiledContent, CompiledSection } from '../../journey';
import type { ContentView, RowView } from '../model';
import { holds } from '../../rules';
import { plain } from '../text';
import { answersOfStep } from './answers-of-step';
import type { Cell, Read } from './cell';
import { firstOf } from './first-of';
import type { Kit } from './kit';
import { shownQuestion } from './shown-question';

/** Notices, alerts and notes of a section or step: those that hold now. */
export const contentCell = (
  kit: Kit,
  content: readonly CompiledContent[],
  name: string,
  section: CompiledSection | null = null,
): Cell<readonly ContentView[]> => ({
  name,
  compute: (read) => {
    const { reader } = kit;
    const scope = reader.scope(read);
    const shown = content.filter((item) => holds(item.when, scope));
    return shown.map((item) => ({
      id: item.id,
      kind: item.kind,
      title: reader.fill(item.title, read),
      text: reader.fill(item.text, read),
      items: item.items.map((text) => reader.fill(text, read)),
      under: item.under,
      ...(item.row !== undefined &&
        section !== null && { row: rowView(kit, section, item, item.row, read) }),
      ...(item.kind === 'answers' &&
        section !== null && { answers: answersOfStep(kit, section, item, shown, read) }),
    }));
  },
});

function rowView(
  kit: Kit,
  { step }: CompiledSection,
  { title }: CompiledContent,
  { note, inFull, tone, says }: NonNullable<CompiledContent['row']>,
  read: Read,
): RowView {
  const { reader } = kit;
  const [first] = says.flatMap((said) => shownQuestion(kit, step, said, read) ?? []);
  return {
    note: firstOf(kit, note, read),
    inFull: reader.fill(inFull, read),
    tone,
    way: first === undefined ? null : { ...first, text: plain(reader.fill(title, read)) },
  };
}
