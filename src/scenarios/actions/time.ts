import { readNumber } from '../source';
import { pass } from '../world';
import type { Action } from './deed';

/** `{ "time": 61 }`: so many seconds pass; timers end, and answers that were on their way are there. */
export const time: Action = (from) => {
  const seconds = readNumber(from);
  return (world) => pass(world, seconds, from);
};
