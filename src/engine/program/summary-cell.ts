import type { Text } from '../model';
import type { CompiledSection } from '../../journey';
import type { Cell } from './cell';
import { firstOf } from './first-of';
import type { Kit } from './kit';

export interface Summary {
  readonly answer: Text;
  readonly note: Text;
}

/** What the folded line of a section says. */
export const summaryCell = (kit: Kit, section: CompiledSection, name: string): Cell<Summary> => ({
  name,
  compute: (read) => ({
    answer: firstOf(kit, section.summary, read),
    note: firstOf(kit, section.summaryNote, read),
  }),
});
