import { drive, type Drive } from './drive';
import { permit, permitValidators } from './permit';

/** The permit, entered. */
export const entered = (): Drive => drive(permit, permitValidators).enter();
/** Addresses found for a postcode. */
export const found = (): Drive =>
  entered()
    .answer('home', 'postcode', 'ab1 2cd')
    .happen({ type: 'actionPressed', section: 'home', action: 'find' })
    .succeed('addresses', [
      { id: 'a1', text: 'One', secret: 'x' },
      { id: 'a2', text: 'Two', secret: 'y' },
    ]);
/** The first section answered. */
export const zoned = (): Drive =>
  found()
    .answer('home', 'address', 'a1')
    .answer('home', 'consent', true)
    .succeed('zone', { kind: 'van' });
