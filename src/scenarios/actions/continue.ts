import { readText, ScenarioProblem } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openSection } from './open-section';

/** `{ "continue": "home" }`: Continue (or Enter) in the open section; where it is not valid, that shows what is wrong. */
export const goOn: Action = (from) => {
  const section = readText(from);
  return (world) => {
    const view = openSection(world, section, from);
    if (view.verdict === 'pending') {
      const waiting = view.lookups.map(({ name, status }) => `${name} (${status})`).join(', ');
      throw new ScenarioProblem(
        from,
        `The section \`${section}\` cannot be gone on from: it waits for ${waiting}.`,
      );
    }
    return happen(world, { type: 'sectionContinued', section }, from);
  };
};
