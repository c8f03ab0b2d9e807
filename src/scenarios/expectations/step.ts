import { stepOf } from '../world';
import { compare, type Expectation } from './check';

/** `"step": "results"`: where the person is. */
export const step: Expectation = (from) => (world) =>
  compare(from, 'the step', from.value, stepOf(world));
