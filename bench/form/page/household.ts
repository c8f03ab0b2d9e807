import { createEngine } from '../../../src/engine';
import { browserEnvironment, createJourneyStore, deviceStorage } from '../../../src/state';
import { journeyOf } from './journey';
import { shapesOf } from './shape';

const noCalls = () => Promise.reject(new Error('The benchmark makes no calls'));

/** Engine, store and sagas as a household has them; only the partner's API is missing. */
export function createHousehold(fields: number) {
  const journey = journeyOf(fields);
  const engine = createEngine(journey, shapesOf(journey));
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
    given: { today: '2026-03-02', settings: {} },
  });
  household.start();
  household.dispatchEvent({
    type: 'stepEntered',
    step: journey.entry,
    parameters: {},
    today: '2026-03-02',
    restored: false,
  });
  return { ...household, engine, step: journey.entry };
}
