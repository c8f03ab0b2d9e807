import { itemsNow, screenNow } from '../world';
import { compare, type Expectation } from './check';

/** `"items": ["s1", "s2"]`: the keys of the items that a screen shows, exactly and in order. */
export const items: Expectation = (from) => (world) => {
  const keys = itemsNow(world, screenNow(world, from)).map(({ key }) => key);
  return compare(from, 'the items', from.value, keys);
};
