import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"open": "vehicle"`: the section that the person is in; null when all are folded. */
export const open: Expectation = (from) => (world) =>
  compare(from, 'the open section', from.value, viewOf(world).open);
