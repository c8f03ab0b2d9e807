import type { EventOf } from '../../model';
import { holds } from '../../../rules';
import { closeDraftsOf } from '../drafts/close-draft';
import { startRun } from '../runs';
import { setRefused, touch } from '../touch';
import { readerOf, scopeOf, sectionsOnPage, stepOf, type Turn } from '../turn';

/** Submits a valid step, once; one that is not valid shows what is missing and sends nothing (SUB-06, SUB-07). */
export function stepSubmitted(turn: Turn, event: EventOf<'stepSubmitted'>): void {
  const step = stepOf(turn);
  if (step?.id !== event.step || step.submit === null) return;
  if (!holds(step.submit.when ?? true, scopeOf(turn))) return;
  const read = readerOf(turn);
  const { verdict, layout } = turn.program.cells.step(step);
  if (read(verdict) !== 'valid') {
    for (const { section } of sectionsOnPage(turn)) {
      if (section.present.as === 'page') touch(turn, section);
    }
    setRefused(turn, step.id, true);
    return;
  }
  if (!read(layout).complete) return;
  setRefused(turn, step.id, false);
  for (const section of step.sections) closeDraftsOf(turn, section);
  startRun(turn, step.submit.sequence, { restoring: false, with: {} });
}
