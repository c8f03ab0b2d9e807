import { readWord, ScenarioProblem } from '../source';
import { happen, viewOf } from '../world';
import type { Action } from './deed';

/** `{ "dismiss": "notice" }`: closes the line that says why the person was sent here. */
export const dismiss: Action = (from) => {
  readWord(from, ['notice']);
  return (world) => {
    if (viewOf(world).notice === null) throw new ScenarioProblem(from, 'There is no notice.');
    return happen(world, { type: 'noticeDismissed' }, from);
  };
};
