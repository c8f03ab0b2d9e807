import { readEntries } from '../source';
import { screenNow } from '../world';
import { compare, type Expectation } from './check';

/** `"offers": { "open": 1 }`: what a filter hides that is better, exactly; `{}` for none. */
export const offers: Expectation = (from) => {
  readEntries(from);
  return (world) => {
    const { view } = screenNow(world, from);
    const actual = Object.fromEntries(view.offers.map(({ id, count }) => [id, count]));
    return compare(from, 'the offers', from.value, actual);
  };
};
