import { readWord } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openDialog } from './open-dialog';

/** `{ "close": "dialog" }`: closes the open dialog; what was answered in it is kept. */
export const close: Action = (from) => {
  readWord(from, ['dialog']);
  return (world) => {
    openDialog(world, from);
    return happen(world, { type: 'dialogClosed' }, from);
  };
};
