import type { Kind } from './kinds';
import * as ofCalls from './of-calls';
import * as ofFields from './of-fields';
import * as ofJourney from './of-journey';
import * as ofScreens from './of-screens';
import * as ofSteps from './of-steps';
import type { SlotsOf } from './slots';

/** What each kind of part holds. */
export const slotsOf: { readonly [K in Kind]: SlotsOf<K> } = {
  ...ofJourney,
  ...ofSteps,
  ...ofFields,
  ...ofCalls,
  ...ofScreens,
};
