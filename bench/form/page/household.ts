import { createEngine, type Given } from '../../../src/engine';
import type { CompiledJourney, ShapeValidators } from '../../../src/journey';
import { browserEnvironment, createJourneyStore, deviceStorage } from '../../../src/state';

const noCalls = () => Promise.reject(new Error('The benchmark makes no calls'));

/** Engine, store and sagas as a household has them; only the partner's API is missing. */
export function createHousehold(
  journey: CompiledJourney,
  shapeValidators: ShapeValidators,
  given: Given,
) {
  const engine = createEngine(journey, shapeValidators);
  const household = createJourneyStore({
    engine,
    journey,
    api: {
      call: noCalls,
      prepare: () => Promise.resolve(true),
      refreshToken: () => Promise.resolve(true),
    },
    storage: deviceStorage(() => window.localStorage),
    environment: browserEnvironment(window),
    navigate: () => undefined,
    given,
  });
  household.start();
  household.dispatchEvent({
    type: 'stepEntered',
    step: journey.entry,
    parameters: {},
    today: given.today,
    restored: household.restored,
  });
  return { ...household, engine, step: journey.entry };
}
