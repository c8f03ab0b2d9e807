import { readBoolean } from '../source';
import { happen, hear, now } from '../world';
import type { Action } from './deed';

/** `{ "online": false }`: the connection is lost, and `true`: it is there again. */
export const online: Action = (from) => {
  const isOnline = readBoolean(from);
  return (world) => {
    const there = { ...world, device: { ...world.device, online: isOnline } };
    const told = { type: 'pageChanged', online: isOnline, inView: true, at: now(there) } as const;
    const heard = happen(there, told, from);
    return isOnline ? hear(heard, 'return', from) : heard;
  };
};
