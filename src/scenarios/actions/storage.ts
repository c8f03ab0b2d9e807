import { readWord } from '../source';
import { storageKinds } from '../world';
import type { Action } from './deed';

/** `{ "storage": "full" }`: what the device does with what is written from now on; `emptied` loses all that is there. */
export const storage: Action = (from) => {
  const kind = readWord(from, [...storageKinds, 'emptied']);
  return (world) => {
    const { device } = world;
    return {
      ...world,
      device: kind === 'emptied' ? { ...device, entries: {} } : { ...device, storage: kind },
    };
  };
};
