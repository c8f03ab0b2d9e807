import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"lost": ["pay.holder"]`: fields to be entered again after a reload, exactly and in order. */
export const lost: Expectation = (from) => (world) =>
  compare(
    from,
    'what is to be entered again',
    from.value,
    viewOf(world).lost.map(({ section, field }) => `${section}.${field}`),
  );
