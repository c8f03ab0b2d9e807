import type { EventOf } from '../../model';
import { sectionOnPage, setProgress, stepOf, type Turn } from '../turn';

/** Change: only of a section that is on the page, where sections fold. */
export function sectionOpened(turn: Turn, event: EventOf<'sectionOpened'>): void {
  const step = stepOf(turn);
  const section = sectionOnPage(turn, event.section)?.section;
  if (step?.progressive !== true || section?.present.as !== 'page') return;
  const { open } = turn.state.progress;
  setProgress(turn, { open: { ...open, [step.id]: event.section } });
}
