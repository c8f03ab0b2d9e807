import type { CompiledSection } from '../../journey';
import { areRelated, getPath, isEmpty, isWithin } from '../../rules';
import { markOf } from '../program';
import { mark, unmark, type Turn } from './turn';

/** Notes that nobody gave this answer, where somebody is asked whether it is right (P25). */
export function presume(turn: Turn, path: string): void {
  const { confirmed } = turn.program.resolver;
  if (isEmpty(getPath(turn.state.answers, path))) return;
  if (![...confirmed].some((asked) => areRelated(asked, path))) return;
  mark(turn, 'presumed', path);
}

/** A person has answered here: that is no presumption any more, nor what lies in it. */
export const answeredAt = (turn: Turn, path: string): void =>
  unmark(turn, 'presumed', (presumed) => isWithin(presumed, path));

/** The person went on from the section: what it asks is right (P26), and it has been visited (P27). */
export function goneOnFrom(turn: Turn, section: CompiledSection): void {
  unmark(turn, 'presumed', (presumed) =>
    section.fields.some(({ path }) => areRelated(presumed, path)),
  );
  if (section.visited !== undefined) mark(turn, 'visited', markOf(section));
}
