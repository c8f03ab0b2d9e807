import { plain } from '../../engine';
import { readParts, readText, required, ScenarioProblem, type Located } from '../source';
import { dialogOf, happen, itemWith, screenNow } from '../world';
import type { Deed } from './deed';

/** `{ "press": { "button": "book", "on": { "id": "s1" } } }`: a button at an item that is shown. */
export function pressAtItem(from: Located): Deed {
  const part = readParts(from, ['button', 'on']);
  const at = required(from, 'button', part('button'));
  const on = required(from, 'on', part('on'));
  const button = readText(at);
  return (world) => {
    const item = itemWith(world, screenNow(world, from), on);
    if (dialogOf(world) !== null) {
      throw new ScenarioProblem(
        from,
        'A dialog stands before the screen.',
        'close it first: { "close": "dialog" }',
      );
    }
    const action = item.actions.find(({ id }) => id === button);
    if (action === undefined) {
      const known = item.actions.map(({ id, label }) => `${id} (“${plain(label)}”)`).join(', ');
      throw new ScenarioProblem(
        at,
        `The item \`${item.key}\` has no button \`${button}\` now.`,
        known === '' ? 'it has none' : `it has ${known}`,
      );
    }
    const { sequence, with: given } = action;
    return happen(world, { type: 'sequenceRequested', sequence, with: given }, from);
  };
}
