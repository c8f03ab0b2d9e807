import { readWord } from '../source';
import { answerCalls } from '../world';
import type { Action } from './deed';

/** `{ "settle": "all" }`: every held call is answered, and those that follow; then calls are held as before. */
export const settle: Action = (from) => {
  readWord(from, ['all']);
  return (world) => ({ ...answerCalls({ ...world, hold: [] }, from), hold: world.hold });
};
