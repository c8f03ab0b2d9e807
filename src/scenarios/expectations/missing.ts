import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"missing": ["Enter your postcode"]`: the links to what is still missing, exactly and in order. */
export const missing: Expectation = (from) => (world) =>
  compare(
    from,
    'what is still missing',
    from.value,
    viewOf(world).missing.map(({ text }) => text),
  );
