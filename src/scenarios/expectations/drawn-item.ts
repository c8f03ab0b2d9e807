import type { ItemView } from '../../engine';
import type { Located } from '../source';
import { itemsNow, screenNow, shownKeys, type World } from '../world';
import { forEntries, show, type Expectation, type Mismatch } from './check';

/** One check for each item that is named by its key; an item that is not shown fails it. */
export const forItems = (
  what: string,
  check: (item: ItemView, at: Located, label: string) => readonly Mismatch[],
): Expectation =>
  forEntries((world: World, key, at) => {
    const items = itemsNow(world, screenNow(world, at));
    const item = items.find((one) => one.key === key);
    const label = `${what} of the item \`${key}\``;
    if (item !== undefined) return check(item, at, label);
    const actual = `the item is not shown: on the screen is ${shownKeys(items)}`;
    return [{ at, what: label, expected: show(at.value), actual, about: null }];
  });
