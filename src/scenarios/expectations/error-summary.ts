import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"errorSummary": ["Postcode is required"]`: the list of errors above the page, exactly and in order. */
export const errorSummary: Expectation = (from) => (world) =>
  compare(
    from,
    'the list of errors',
    from.value,
    viewOf(world).errors.map(({ text }) => text),
  );
