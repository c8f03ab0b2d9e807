import { readList } from '../source';
import { screenNow } from '../world';
import { compare, type Expectation } from './check';

/** `"cards": ["map"]`: cards between the items, exactly; `["map", 1]` states after how many too. */
export const cards: Expectation = (from) => {
  const wanted = readList(from);
  return (world) => {
    const actual = screenNow(world, from).view.cards.map(({ id, after }, index) =>
      Array.isArray(wanted[index]?.value) ? [id, after] : id,
    );
    return compare(from, 'the cards', from.value, actual);
  };
};
