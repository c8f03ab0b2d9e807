import type { Json, ListView } from '../model';
import { drive, type Drive } from './drive';
import { fleet, fleetValidators } from './fleet';

const at = { section: 'vehicles', field: 'vehicles' };

/** The permit for several vehicles, entered, for a resident. */
export const resident = (): Drive =>
  drive(fleet, fleetValidators).enter().answer('vehicles', 'kind', 'resident');

export const open = (drives: Drive, index: number | null = null): Drive =>
  drives.happen({ type: 'itemOpened', ...at, index });
export const save = (drives: Drive): Drive => drives.happen({ type: 'itemSaved', ...at });
export const dismiss = (drives: Drive): Drive => drives.happen({ type: 'itemDismissed', ...at });
export const remove = (drives: Drive, index: number): Drive =>
  drives.happen({ type: 'itemRemoved', ...at, index });

/** An item begun, answered and saved. */
export const add = (drives: Drive, plate: Json, months: Json = 3): Drive =>
  save(open(drives).answer('vehicle', 'plate', plate).answer('vehicle', 'months', months));

export const listOf = (drives: Drive): ListView | null | undefined =>
  drives.field('vehicles', 'vehicles')?.list;

/** The dialog of the same journey, opened. */
export const asked = (): Drive =>
  resident().happen({ type: 'actionPressed', section: 'vehicles', action: 'help' });
