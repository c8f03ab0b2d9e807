import { readText } from '../source';
import { happen } from '../world';
import type { Action } from './deed';
import { openItem } from './open-list';

/** `{ "save": "home.previous" }`: saves the open item; where it is not valid, that shows what is wrong. */
export const save: Action = (from) => {
  const name = readText(from);
  return (world) => {
    const { section, field } = openItem(world, name, from);
    return happen(world, { type: 'itemSaved', section, field }, from);
  };
};
