import type { JourneyEvent } from '../../engine';
import type { Located } from '../source';
import { ledgerOf } from './device';
import { happen } from './happen';
import { now, type World } from './world';

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
