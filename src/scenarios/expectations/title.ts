import { plain } from '../../engine';
import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"title": "Apply"`: the big title of the step. */
export const title: Expectation = (from) => (world) =>
  compare(from, 'the title', from.value, plain(viewOf(world).title));
