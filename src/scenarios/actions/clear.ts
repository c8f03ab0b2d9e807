import { cutDownEntry, routeParameters, type LedgerEntry } from '../../engine';
import { readWord, ScenarioProblem } from '../source';
import { happen, hear, type Device, type World } from '../world';
import type { Action } from './deed';

/**
 * `{ "clear": "details" }`: Clear my details; the entry of the journey stands there as at first. While
 * something is open that is done once, it asks: `keepNumbers` keeps the number alone, `everything` nothing.
 */
export const clear: Action = (from) => {
  const how = readWord(from, ['details', 'keepNumbers', 'everything']);
  return (world) => {
    const asks = world.engine.clearing(world.state)?.kind ?? null;
    if (asks === 'sending')
      throw new ScenarioProblem(from, 'Nothing can be cleared while it is sent.');
    if ((asks === null) !== (how === 'details')) {
      throw new ScenarioProblem(
        from,
        asks === null
          ? 'Nothing is asked: say `details`.'
          : 'It asks: `keepNumbers` or `everything`?',
      );
    }
    const { today, journey, state } = world;
    const entry = journey.steps.find(({ id }) => id === journey.entry);
    const parameters = entry === undefined ? {} : routeParameters(entry, state.answers);
    const fresh = hear(
      happen(cleared(world, how === 'keepNumbers'), { type: 'startedAnew' }, from),
      'cleared',
      from,
    );
    return happen(
      fresh,
      { type: 'stepEntered', step: journey.entry, parameters, today, restored: false },
      from,
    );
  };
};

/** Nothing is left in the ledger, or the numbers of what is open. */
function cleared(world: World, keepsNumbers: boolean): World {
  const { device } = world;
  const entries: Device['entries'] = keepsNumbers
    ? Object.fromEntries(
        Object.entries(device.entries)
          .filter(([, entry]) => isOpen(entry))
          .map(([key, entry]) => [key, cutDownEntry(entry)]),
      )
    : {};
  return { ...world, device: { ...device, entries } };
}

const isOpen = ({ state }: LedgerEntry): boolean =>
  state === 'sending' || state === 'doubt' || state === 'aside';
