import type { JourneyEvent, Verdict } from '../../model';
import type { CompiledSection } from '../../../journey';
import { setRefused, touch } from '../touch';
import { closeDraftsOf } from '../drafts/close-draft';
import { flowOf, readerOf, sectionOnPage, setProgress, stepOf, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'sectionContinued' }>;

/** On from the open section to the next that is not valid yet; one that is not valid shows why. */
export function sectionContinued(turn: Turn, event: Event): void {
  const step = stepOf(turn);
  const place = sectionOnPage(turn, event.section);
  // A second press of Continue finds the section folded.
  if (step === undefined || place === null || place.status !== 'open') return;
  const { section } = place;
  if (section.present.as !== 'page') return;
  const verdict = verdictOf(turn, section);
  if (verdict === 'pending') return;
  if (verdict === 'invalid') {
    touch(turn, section);
    setRefused(turn, step.id, true);
    return;
  }
  setRefused(turn, step.id, false);
  closeDraftsOf(turn, section);
  if (!step.progressive) return;
  const sections = flowOf(turn);
  const next = sections
    .slice(sections.indexOf(section) + 1)
    .find((other) => verdictOf(turn, other) !== 'valid');
  const { open, reached } = turn.state.progress;
  const furthest = furthestOf(step.sections, reached[step.id], (next ?? sections.at(-1))?.id);
  setProgress(turn, {
    open: { ...open, [step.id]: next?.id ?? null },
    reached: furthest === undefined ? reached : { ...reached, [step.id]: furthest },
  });
}

const verdictOf = (turn: Turn, section: CompiledSection): Verdict =>
  readerOf(turn)(turn.program.cells.section(section).verdict);

/** The later one of two sections, either of which may not be there. */
function furthestOf(
  sections: readonly CompiledSection[],
  a: string | undefined,
  b: string | undefined,
): string | undefined {
  const positionOf = (id: string | undefined): number =>
    sections.findIndex((section) => section.id === id);
  return positionOf(a) > positionOf(b) ? a : b;
}
