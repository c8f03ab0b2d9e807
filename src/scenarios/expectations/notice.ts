import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"notice": "Apply first."`: the line that says why the person was sent here; null for none. */
export const notice: Expectation = (from) => (world) =>
  compare(from, 'the notice', from.value, viewOf(world).notice);
