import type { DialogView } from '../../engine';
import { ScenarioProblem, type Located } from '../source';
import { dialogOf, type World } from '../world';

/** The dialog that stands before the page. */
export function openDialog(world: World, at: Located): DialogView {
  const dialog = dialogOf(world);
  if (dialog === null) throw new ScenarioProblem(at, 'No dialog is open.');
  return dialog;
}
