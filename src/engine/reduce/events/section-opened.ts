import type { JourneyEvent } from '../../model';
import { node, sectionKey, type Layout } from '../../program';
import { readerOf, relevantSections, setProgress, stepOf, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'sectionOpened' }>;

/** Change: only of a section that is on the page. */
export function sectionOpened(turn: Turn, event: Event): void {
  const step = stepOf(turn);
  const section = relevantSections(turn).find((candidate) => candidate.id === event.section);
  if (step === undefined || section === undefined) return;
  const { places } = readerOf(turn)(node.layout(step.id)) as Layout;
  if (!(sectionKey(section) in places)) return;
  const { open } = turn.state.progress;
  setProgress(turn, { open: { ...open, [step.id]: section.id } });
}
