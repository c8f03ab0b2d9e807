import { readEntries, readParts, readText, required, ScenarioProblem } from '../source';
import { happen } from '../world';
import type { Action } from './deed';

/** `{ "choose": { "sequence": "switchNow", "with": { … } } }`: a screen asks for a sequence. */
export const choose: Action = (from) => {
  const part = readParts(from, ['sequence', 'with']);
  const at = required(from, 'sequence', part('sequence'));
  const sequence = readText(at);
  const given = part('with');
  const parameters = Object.fromEntries(
    given === undefined ? [] : readEntries(given).map(([key, { value }]) => [key, value] as const),
  );
  return (world) => {
    if (!Object.hasOwn(world.journey.sequences, sequence)) {
      throw new ScenarioProblem(at, `The journey has no sequence \`${sequence}\`.`);
    }
    return happen(world, { type: 'sequenceRequested', sequence, with: parameters }, from);
  };
};
