import { plain } from '../../engine';
import { readText, ScenarioProblem } from '../source';
import { happen, splitName } from '../world';
import type { Action } from './deed';
import { openSection } from './open-section';
import { pressAtItem } from './press-at-item';

/** `{ "press": "home.findAddress" }`: a button of an open section, or at an item of a screen. */
export const press: Action = (from) => {
  if (typeof from.value === 'object') return pressAtItem(from);
  const [section, action] = splitName(readText(from));
  return (world) => {
    const { actions } = openSection(world, section, from);
    const button = actions.find(({ id }) => id === action);
    if (button === undefined) {
      const known = actions.map(({ id, label }) => `${id} (“${plain(label)}”)`).join(', ');
      throw new ScenarioProblem(
        from,
        `The section \`${section}\` has no button \`${action}\` now.`,
        known === '' ? 'it has none' : `it has ${known}`,
      );
    }
    if (button.busy) throw new ScenarioProblem(from, `The button \`${action}\` is busy.`);
    return happen(world, { type: 'actionPressed', section, action }, from);
  };
};
