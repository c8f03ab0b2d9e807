import { operations, validators } from 'virtual:api-contract';
import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey';
import { shapeValidators } from 'virtual:shape-validators';
import { createApiClient } from '../api';
import { createEngine, type Engine } from '../engine';
import {
  browserEnvironment,
  createJourneyStore,
  deviceStorage,
  visitorId,
  type JourneyStore,
} from '../state';
import { ukToday } from './today';

/** One household's visit: the engine with its journey, and the store that runs it. */
export interface Household extends JourneyStore {
  readonly engine: Engine;
  /**
   * Whether the page has just been loaded: true the first time it is asked. The router's own keys
   * live in the browser's history and outlast a reload, so they cannot tell.
   */
  readonly isFirstArrival: () => boolean;
}

const answerWithinMs = 20_000;

/** Joins journey, engine, contract and brand. The only place that knows all of them. */
export function createHousehold(
  page: Window,
  navigate: (step: string, parameters: Readonly<Record<string, string>>) => void,
): Household {
  const environment = browserEnvironment(page);
  const storage = deviceStorage(() => page.localStorage);
  const visitor = visitorId(journey.id, storage, () => page.crypto.randomUUID());
  const engine = createEngine(journey, shapeValidators);
  const api = createApiClient({
    baseUrl: '/api',
    fetch: (address, init) => page.fetch(address, init),
    operations,
    validators,
    moreValidators: async () => (await import('virtual:api-contract/answers')).validators,
    timeoutMs: answerWithinMs,
    schedule: environment.schedule,
    visitor,
  });
  const store = createJourneyStore({
    engine,
    journey,
    api,
    storage,
    environment,
    navigate,
    given: {
      today: ukToday(new Date(environment.now())),
      settings: { ...brand.settings, visitorId: visitor },
    },
  });
  let arrived = false;
  return {
    ...store,
    engine,
    isFirstArrival: () => {
      const first = !arrived;
      arrived = true;
      return first;
    },
  };
}
