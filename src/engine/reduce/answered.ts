import { fieldKey, type PlacedField } from '../program';
import { fire, settle } from './reactions';
import { setProgress, stepOf, type Turn } from './turn';

/** A person has answered: what changed by it fires first, then `answered`. */
export function answered(turn: Turn, { section, field }: PlacedField): void {
  found(turn, fieldKey(section, field));
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

/** What had to be entered again after a reload is there. */
function found(turn: Turn, key: string): void {
  const { lost } = turn.state.progress;
  if (lost.includes(key)) setProgress(turn, { lost: lost.filter((other) => other !== key) });
}
