import { readText } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openItem } from './open-list';

/** `{ "cancel": "home.previous" }`: closes the open item of a list without saving it. */
export const cancel: Action = (from) => {
  const name = readText(from);
  return (world) => {
    const { section, field } = openItem(world, name, from);
    return happen(world, { type: 'itemDismissed', section, field }, from);
  };
};
