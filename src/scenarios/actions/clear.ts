import { readWord } from '../source';
import { happen } from '../world';
import type { Action } from './deed';

/** `{ "clear": "details" }`: Clear my details; the entry of the journey stands there as at first. */
export const clear: Action = (from) => {
  readWord(from, ['details']);
  return (world) => {
    const { today, journey } = world;
    const fresh = happen(world, { type: 'startedAnew' }, from);
    return happen(
      fresh,
      { type: 'stepEntered', step: journey.entry, parameters: {}, today, restored: false },
      from,
    );
  };
};
