import type { ContentView } from '../model';
import type { CompiledContent, CompiledSection } from '../../journey';
import { holds } from '../../rules';
import { answersOfStep } from './answers-of-step';
import type { Cell } from './cell';
import type { Kit } from './kit';

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
    return content
      .filter((item) => holds(item.when, scope))
      .map((item) => ({
        id: item.id,
        kind: item.kind,
        title: reader.fill(item.title, read),
        text: reader.fill(item.text, read),
        items: item.items.map((text) => reader.fill(text, read)),
        under: item.under,
        ...(item.kind === 'answers' &&
          section !== null && { answers: answersOfStep(kit, section, read) }),
      }));
  },
});
