import { readText, ScenarioProblem } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openList } from './open-list';

/** `{ "add": "home.previous" }`: begins a new item of a list. */
export const add: Action = (from) => {
  const name = readText(from);
  return (world) => {
    const { section, field, list } = openList(world, name, from);
    if (!list.canAdd) {
      const why = list.draft === null ? `it has all ${list.max}` : 'an item is open already';
      throw new ScenarioProblem(from, `Nothing can be added to the list \`${name}\`: ${why}.`);
    }
    return happen(world, { type: 'itemOpened', section, field, index: null }, from);
  };
};
