import type { JourneyEvent, Json } from '../../engine';
import type { Located } from '../source';
import { ledgerOf } from './device';
import { happen } from './happen';
import { now, type Tab, type World } from './world';

/** A tab in which nothing has happened yet. */
export const blankTab: Omit<Tab, 'state'> = {
  choice: {},
  waiting: [],
  arrivals: {},
  timers: {},
  watchesLock: false,
};

const tabOf = ({ state, choice, waiting, arrivals, timers, watchesLock }: World): Tab => ({
  ...{ state, choice, waiting, arrivals, timers, watchesLock },
});

/**
 * The household turns to another tab of the same browser: one that rests goes on, a new one opens the
 * journey where what is stored leaves it. What happened meanwhile is heard there.
 */
export function turnTo(world: World, name: string, at: Located): World {
  const { [name]: resting, ...others } = world.otherTabs;
  const there = { ...world, tab: name, otherTabs: { ...others, [world.tab]: tabOf(world) } };
  if (resting === undefined) return opened(there, at);
  return awake({ ...there, ...resting }, at);
}

function opened(world: World, at: Located): World {
  const { engine, today, settings, journey } = world;
  const stored = JSON.parse(JSON.stringify(engine.snapshot(world.state))) as Json;
  const state = engine.restore(stored, { today, settings }) ?? engine.start({ today, settings });
  const fresh = hear({ ...world, ...blankTab, state }, 'start', at);
  const { step, parameters } = world.state.progress;
  return happen(
    fresh,
    {
      type: 'stepEntered',
      step: step ?? journey.entry,
      parameters,
      today,
      restored: step !== null,
    },
    at,
  );
}

/** What the tab hears of the others, as when its page is looked at again. */
function awake(world: World, at: Located): World {
  const heard = hear(world, 'return', at);
  if (!heard.watchesLock || heard.device.lockedBy !== null) return heard;
  return happen(
    { ...heard, watchesLock: false },
    { type: 'lockFreed', ledger: ledgerOf(heard.device), at: now(heard) },
    at,
  );
}

type Cause = Extract<JourneyEvent, { type: 'ledgerRead' }>['cause'];

/** The page reads the ledger, as it does at the start, after another tab wrote, and on return. */
export function hear(world: World, cause: Cause, at: Located): World {
  const { device, tab, journey } = world;
  if (Object.keys(journey.commits).length === 0) return world;
  return happen(
    world,
    {
      type: 'ledgerRead',
      ledger: ledgerOf(device),
      cause,
      kept: cause === 'start' ? device.storage === 'kept' : null,
      lockIsFree: device.lockedBy === null || device.lockedBy === tab,
      at: now(world),
    },
    at,
  );
}
