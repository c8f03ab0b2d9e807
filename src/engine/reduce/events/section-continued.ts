import type { CompiledSection, JourneyEvent, Verdict } from '../../model';
import { node, sectionKey } from '../../program';
import { settle } from '../reactions';
import { setRefused, touchSection } from '../touch';
import { readerOf, relevantSections, setProgress, stepOf, type Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'sectionContinued' }>;

/** On to the next section that is not valid yet; a section that is not valid shows why. */
export function sectionContinued(turn: Turn, event: Event): void {
  const step = stepOf(turn);
  const sections = relevantSections(turn);
  const position = sections.findIndex((section) => section.id === event.section);
  const section = sections[position];
  if (step === undefined || section === undefined) return;
  const verdict = verdictOf(turn, section);
  if (verdict === 'pending') return;
  if (verdict === 'invalid') {
    touchSection(turn, section);
    setRefused(turn, step.id, true);
    return;
  }
  setRefused(turn, step.id, false);
  const next = sections.slice(position + 1).find((other) => verdictOf(turn, other) !== 'valid');
  const { open, reached } = turn.state.progress;
  const furthest = furthestOf(sections, reached[step.id], (next ?? sections.at(-1))?.id);
  setProgress(turn, {
    open: { ...open, [step.id]: next?.id ?? null },
    reached: furthest === undefined ? reached : { ...reached, [step.id]: furthest },
  });
  settle(turn);
}

const verdictOf = (turn: Turn, section: CompiledSection): Verdict =>
  readerOf(turn)(node.verdict(sectionKey(section))) as Verdict;

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
