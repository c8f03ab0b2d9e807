import { isEmpty } from '../../rules';
import { fieldKey, lostKey, type PlacedField } from '../program';
import { fire, settle } from './reactions';
import { readerOf, setProgress, stepOf, type Turn } from './turn';

/** A person has answered: what changed by it fires first, then `answered`. */
export function answered(turn: Turn, { section, field }: PlacedField): void {
  found(turn, { section, field });
  if (section.present.as === 'page') stay(turn, section.id);
  if (section.present.as === 'item') stay(turn, section.present.section);
  settle(turn);
  fire(turn, (on) => on.kind === 'answered' && on.paths.includes(field.path));
}

/** Where somebody answers is where they are: the section stays open until they go on. */
export function stay(turn: Turn, section: string): void {
  const step = stepOf(turn);
  const { open } = turn.state.progress;
  if (step?.progressive !== true || open[step.id] === section) return;
  if (!step.sections.some(({ id, present }) => id === section && present.as === 'page')) return;
  setProgress(turn, { open: { ...open, [step.id]: section } });
}

/** What had to be entered again after a reload is there; of what is medical, all of its section. */
function found(turn: Turn, { section, field }: PlacedField): void {
  const { lost } = turn.state.progress;
  const key = lostKey(section, field);
  if (!lost.includes(key)) return;
  const read = readerOf(turn);
  const { cells } = turn.program;
  const isMissed = section.fields.some(
    (other) =>
      lostKey(section, other) === key &&
      key !== fieldKey(section, field) &&
      read(cells.field({ section, field: other }).relevant) &&
      isEmpty(read(cells.answer(other.path))),
  );
  if (!isMissed) setProgress(turn, { lost: lost.filter((other) => other !== key) });
}
