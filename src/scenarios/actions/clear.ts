import { routeParameters } from '../../engine';
import { readWord } from '../source';
import { happen } from '../world';
import type { Action } from './deed';

/** `{ "clear": "details" }`: Clear my details; the entry of the journey stands there as at first. */
export const clear: Action = (from) => {
  readWord(from, ['details']);
  return (world) => {
    const { today, journey, state } = world;
    const entry = journey.steps.find(({ id }) => id === journey.entry);
    const parameters = entry === undefined ? {} : routeParameters(entry, state.answers);
    const fresh = happen(world, { type: 'startedAnew' }, from);
    return happen(
      fresh,
      { type: 'stepEntered', step: journey.entry, parameters, today, restored: false },
      from,
    );
  };
};
