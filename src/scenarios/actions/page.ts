import { readText } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openDialog } from './open-dialog';

/** `{ "page": "people" }`: goes to another question of the open dialog, back or forth. */
export const page: Action = (from) => {
  const to = readText(from);
  return (world) => {
    openDialog(world, from);
    return happen(world, { type: 'dialogPaged', to }, from);
  };
};
