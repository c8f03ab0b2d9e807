import { readList } from '../source';
import { compare } from './check';
import { forItems } from './drawn-item';
import { pairs } from './pairs';

/** `"buttons": { "s1": ["book"], "s2": [] }`: exactly these at an item; a pair states its words too. */
export const buttons = forItems('the buttons', (item, at, what) => {
  const actual = pairs(
    readList(at),
    item.actions,
    ({ id }) => id,
    ({ label }) => label,
  );
  return compare(at, what, at.value, actual);
});
