import { readText, ScenarioProblem } from '../source';
import { happen } from '../world';
import type { Action } from './deed';

/** `{ "retry": "meters" }`: Try again at a lookup that failed. */
export const retry: Action = (from) => {
  const lookup = readText(from);
  return (world) => {
    const status = world.state.lookups[lookup]?.status ?? 'idle';
    if (status !== 'failed') {
      throw new ScenarioProblem(
        from,
        `\`${lookup}\` cannot be tried again: it is ${status}, not failed.`,
      );
    }
    return happen(world, { type: 'lookupRetried', lookup }, from);
  };
};
