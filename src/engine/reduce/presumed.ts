import type { CompiledSection } from '../../journey';
import { areRelated, getPath, isEmpty, isWithin } from '../../rules';
import { setProgress, type Turn } from './turn';

/** Notes that nobody gave this answer, where somebody is asked whether it is right (P25). */
export function presume(turn: Turn, path: string): void {
  const { confirmed } = turn.program.resolver;
  if (isEmpty(getPath(turn.state.answers, path))) return;
  if (![...confirmed].some((asked) => areRelated(asked, path))) return;
  const { presumed } = turn.state.progress;
  setProgress(turn, { presumed: { ...presumed, [path]: true } });
}

/** A person has answered here: that is no presumption any more, nor what lies in it. */
export const answeredAt = (turn: Turn, path: string): void =>
  drop(turn, (presumed) => isWithin(presumed, path));

/** The person went on from the section: what it asks is right. */
export const confirmed = (turn: Turn, { fields }: CompiledSection): void =>
  drop(turn, (presumed) => fields.some(({ path }) => areRelated(presumed, path)));

function drop(turn: Turn, isOver: (path: string) => boolean): void {
  const all = Object.entries(turn.state.progress.presumed);
  const left = all.filter(([path]) => !isOver(path));
  if (left.length < all.length) setProgress(turn, { presumed: Object.fromEntries(left) });
}
