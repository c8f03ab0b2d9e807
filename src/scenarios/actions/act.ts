import { commitActions } from '../../engine';
import { readWord, ScenarioProblem } from '../source';
import { happen, now, viewOf } from '../world';
import type { Action } from './deed';

/** `{ "act": "askNow" }`: a button of what the page says of a switch, a payment, or whatever is done once. */
export const act: Action = (from) => {
  const action = readWord(from, commitActions);
  return (world) => {
    const { commits } = viewOf(world);
    const found = commits.find(({ actions }) => actions.includes(action));
    if (found === undefined) {
      const offered = commits.flatMap(({ actions }) => actions).join(', ');
      throw new ScenarioProblem(
        from,
        `There is no button \`${action}\`.`,
        offered === '' ? 'the page offers none' : `the page offers: ${offered}`,
      );
    }
    if (action === 'copy' || action === 'print') return world;
    const { online } = world.device;
    return happen(
      world,
      { type: 'commitActed', commit: found.commit, action, online, at: now(world) },
      from,
    );
  };
};
