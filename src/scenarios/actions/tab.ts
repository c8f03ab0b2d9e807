import { readText } from '../source';
import { turnTo } from '../world';
import type { Action } from './deed';

/**
 * `{ "tab": "b" }`: the household turns to another tab of the same browser, and does there what follows;
 * the first one is `a`. A new one opens the journey where what is stored leaves it.
 */
export const tab: Action = (from) => {
  const name = readText(from);
  return (world) => (name === world.tab ? world : turnTo(world, name, from));
};
