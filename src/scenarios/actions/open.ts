import { readText, ScenarioProblem } from '../source';
import { happen, sectionNamed, sectionView, whyAbsent } from '../world';
import type { Action } from './deed';

/** `{ "open": "home" }`: Change of a folded section; of one that is open already it does nothing. */
export const open: Action = (from) => {
  const section = readText(from);
  return (world) => {
    sectionNamed(world, section, from);
    if (sectionView(world, section) === undefined) {
      throw new ScenarioProblem(
        from,
        `The section \`${section}\` is not on the page: ${whyAbsent(world, section)}.`,
      );
    }
    return happen(world, { type: 'sectionOpened', section }, from);
  };
};
