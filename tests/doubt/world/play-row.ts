import type { Row } from '../row-shape';
import { entryBefore, faultsOf } from './compare';
import { play } from './events';
import { worldOf } from './given';

/** Plays a row against the real engine, state and client. What of it does not hold; empty when all does. */
export async function playRow(row: Row): Promise<readonly string[]> {
  const world = await worldOf(row);
  const before = {
    sent: world.partner.looked().length,
    state: entryBefore(world, row)?.state ?? null,
    writes: world.storage.writes('doubt.journey'),
  };
  await play(world, row);
  const faults = await faultsOf(world, row, before);
  await world.close();
  return faults;
}
