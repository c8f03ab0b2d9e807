import { readList, readText } from '../source';
import type { Hold } from '../world';
import type { Located } from '../source';
import type { Action } from './deed';

/** `{ "hold": "all" }` or `{ "hold": ["meters"] }`: these calls wait from now on for `reply`, `fail` or `settle`. */
export const hold: Action = (from) => {
  const held = readHold(from);
  return (world) => ({ ...world, hold: held });
};

export const readHold = (from: Located): Hold =>
  from.value === 'all' ? 'all' : readList(from).map(readText);
