import { readWord, ScenarioProblem } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openDialog } from './open-dialog';

/** `{ "next": "dialog" }`: the button of the open dialog that leads on or ends it. */
export const next: Action = (from) => {
  readWord(from, ['dialog']);
  return (world) => {
    const { busy, continues } = openDialog(world, from);
    if (busy) throw new ScenarioProblem(from, 'The dialog is busy.');
    if (!continues) {
      throw new ScenarioProblem(
        from,
        'The dialog has no button here: the choice that is asked for leads on by itself.',
      );
    }
    return happen(world, { type: 'dialogContinued' }, from);
  };
};
