import { readList } from '../source';
import { compare } from './check';
import { forItems } from './drawn-item';
import { pairs } from './pairs';

/** `"badges": { "s1": ["covered", ["lit", "Lit at night"]] }`: exactly these, in order; a pair states its words too. */
export const badges = forItems('the badges', (item, at, what) => {
  const actual = pairs(
    readList(at),
    item.badges,
    ({ id }) => id,
    ({ text }) => text,
  );
  return compare(at, what, at.value, actual);
});
