import { readBoolean } from '../source';
import { hear } from '../world';
import type { Action } from './deed';

/** `{ "online": false }`: the connection is lost, and `true`: it is there again. */
export const online: Action = (from) => {
  const isOnline = readBoolean(from);
  return (world) => {
    const there = { ...world, device: { ...world.device, online: isOnline } };
    return isOnline ? hear(there, 'return', from) : there;
  };
};
