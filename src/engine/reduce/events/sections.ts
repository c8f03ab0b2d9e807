import type { CompiledSection } from '../../../journey';
import { holds } from '../../../rules';
import type { EventOf, Verdict } from '../../model';
import { closeDraftsOf } from '../drafts';
import { goneOnFrom } from '../presumed';
import { firePressed } from '../reactions';
import {
  flowOf,
  isSettled,
  readerOf,
  scopeOf,
  sectionOnPage,
  setProgress,
  setRefused,
  stepOf,
  touch,
  type Turn,
} from '../turn';

/** On from the open section to the next that is not settled yet; one that is not valid shows why. */
export function sectionContinued(turn: Turn, event: EventOf<'sectionContinued'>): void {
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
  goneOnFrom(turn, section);
  const sections = flowOf(turn);
  const next = sections
    .slice(sections.indexOf(section) + 1)
    .find((other) => !isSettled(turn, other));
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

/** Change: only of a section that is on the page, where sections fold. */
export function sectionOpened(turn: Turn, event: EventOf<'sectionOpened'>): void {
  const step = stepOf(turn);
  const section = sectionOnPage(turn, event.section)?.section;
  if (step?.progressive !== true || section?.present.as !== 'page') return;
  const { open } = turn.state.progress;
  setProgress(turn, { open: { ...open, [step.id]: event.section } });
}

/** A button whose fields are not valid shows what is wrong with them instead. */
export function actionPressed(turn: Turn, event: EventOf<'actionPressed'>): void {
  const section = sectionOnPage(turn, event.section)?.section;
  const action = section?.actions.find((candidate) => candidate.id === event.action);
  if (section === undefined || action === undefined) return;
  if (!holds(action.enabled, scopeOf(turn))) return;
  const read = readerOf(turn);
  const wrong = section.fields.filter(
    (field) =>
      action.valid.includes(field.name) &&
      read(turn.program.cells.field({ section, field }).violations).length > 0,
  );
  if (wrong.length > 0) {
    touch(turn, section, wrong);
    return;
  }
  firePressed(turn, section, action.id);
}
