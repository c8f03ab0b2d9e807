import { plain } from '../../engine';
import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"lead": "It takes two minutes."`: the line under the title of the step. */
export const lead: Expectation = (from) => (world) =>
  compare(from, 'the line under the title', from.value, plain(viewOf(world).lead));
