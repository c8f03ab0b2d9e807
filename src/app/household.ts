import { operations, validators } from 'virtual:api-contract';
import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { matchPath } from 'react-router-dom';
import { createApiClient } from '../api';
import type { CompiledMessages, Engine, JourneyState } from '../engine';
import {
  browserEnvironment,
  createJourneyStore,
  deviceStorage,
  hasSnapshot,
  visitorId,
  type JourneyStore,
} from '../state';
import type { OnAct } from '../ui/page';
import { commitActed } from './commits/commit-acted';
import { isAtHand, startJourney, type RunningJourney } from './journey-parts';
import { isOtherRelease } from './release/is-other-release';
import { watchRelease, type ReleaseWatch } from './release/release-watch';
import { addressOf } from './routing/address-of';
import type { GoTo } from './routing/navigation';
import { onceAtHand } from './routing/once-at-hand';
import { ukToday } from './today';

/** One household's visit: the engine with its journey, and the store that runs it. */
export interface Household extends JourneyStore {
  readonly engine: Engine;
  /** Words of the page, by name. */
  readonly texts: () => CompiledMessages['texts'];
  /**
   * Whether the page has just been loaded: true the first time it is asked. The router's own keys
   * live in the browser's history and outlast a reload, so they cannot tell.
   */
  readonly isFirstArrival: () => boolean;
  /** Whether the code of the page is there. */
  readonly release: ReleaseWatch;
  /** Nobody has answered anything since the page was loaded, and nothing was taken up. */
  readonly isUntouched: () => boolean;
  /** Names of the answers that may not be kept, and so are lost when the page is loaded anew. */
  readonly lostByLoading: (state: JourneyState) => readonly string[];
  /** A press on what is said of a commit. */
  readonly act: OnAct;
}

const answerWithinMs = 20_000;

/**
 * Opens the journey where the page's address is. A visit that is new and begins at the first step
 * begins at once; any other waits until the whole journey is there.
 * @throws whatever the browser says when the rest of the journey cannot be loaded.
 */
export async function openHousehold(
  page: Window,
  goTo: GoTo,
  release: ReleaseWatch = watchRelease(page, () => isOtherRelease(page)),
): Promise<Household> {
  const running = startJourney();
  const entry = journey.steps.find(({ id }) => id === journey.entry)?.route ?? '/';
  const first = matchPath(entry, page.location.pathname) !== null;
  const storage = deviceStorage(() => page.localStorage);
  if (!first || hasSnapshot(storage, journey.id)) await running.whole();
  return createHousehold(page, goTo, running, release);
}

/** Joins journey, engine, contract and brand. The only place that knows all of them. */
function createHousehold(
  page: Window,
  goTo: GoTo,
  running: RunningJourney,
  release: ReleaseWatch,
): Household {
  const { engine, texts, whole } = running;
  const environment = browserEnvironment(page);
  const storage = deviceStorage(() => page.localStorage);
  const visitor = visitorId(journey.id, storage, environment.random);
  const api = createApiClient({
    baseUrl: '/api',
    fetch: (address, init) => page.fetch(address, init),
    operations,
    validators,
    moreValidators: async () => (await import('virtual:api-contract/answers')).validators,
    timeoutMs: answerWithinMs,
    schedule: environment.schedule,
    visitor,
    onFault: environment.reportError,
  });
  const given = {
    today: ukToday(new Date(environment.now())),
    settings: { ...brand.settings, visitorId: visitor },
  };
  const store = createJourneyStore({
    engine,
    journey,
    api,
    storage,
    environment,
    navigate: onceAtHand(goTo, {
      isAtHand,
      load: whole,
      found: release.found,
      missed: (step, parameters) => release.missed(addressOf(journey, step, parameters)),
    }),
    given,
    holdsPage: (state) => {
      const { step } = state.progress;
      return step !== null && engine.view(state, step).commits.some(({ holdPage }) => holdPage);
    },
  });
  let arrived = false;
  let answered = false;
  return {
    ...store,
    engine,
    texts,
    dispatchEvent: (event) => {
      store.dispatchEvent(event);
      // Whoever answers will go on: the rest is there before it is needed.
      if (event.type !== 'fieldAnswered') return;
      answered = true;
      whole().catch((error: unknown) => {
        if (!release.isMissingPart(error)) environment.reportError(error);
      });
    },
    release,
    isUntouched: () => !answered && !store.restored,
    lostByLoading: (state) => {
      const { step } = state.progress;
      const back = engine.restore(engine.snapshot(state), given);
      if (step === null || back === null) return [];
      return engine.view(back, step).lost.map(({ text }) => text);
    },
    act: (commit, action) => store.dispatchEvent(commitActed(environment, commit, action)),
    isFirstArrival: () => {
      const first = !arrived;
      arrived = true;
      return first;
    },
  };
}
