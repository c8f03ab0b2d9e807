import { operations, validators } from 'virtual:api-contract';
import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { matchPath } from 'react-router-dom';
import { createApiClient } from '../api';
import { type Engine, type JourneyState, type StepView, usesFiles } from '../engine';
import { idOfSectionKey, readQuestionKey } from '../journey';
import {
  browserEnvironment,
  createJourneyStore,
  deviceStorage,
  hasSnapshot,
  isAnswer,
  visitorOf,
  selectJourney,
  type JourneyStore,
} from '../state';
import type { FilesHost } from '../state/files';
import type { OnAct } from '../ui/page';
import { onDemand } from '../ui/parts/on-demand';
import { commitActed } from './commit-acted';
import type { Installation } from './installation';
import { isAtHand, startJourney, type RunningJourney, type Speech } from './journey-parts';
import { speakAgain, speakTo } from './language/language';
import { withFailedCalls } from './failed-calls';
import {
  isOtherRelease,
  releaseOf,
  watchRelease,
  type ReleaseWatch,
} from './release/release-watch';
import { addressOf } from './routing/addresses';
import { type GoTo, leaveTo, onceAtHand } from './routing/navigation';
import { todayIn } from './today';

/** One household's visit: the engine with its journey, and the store that runs it. */
export interface Household extends JourneyStore {
  readonly engine: Engine;
  /** What is there of the journey, in its own language. */
  readonly journey: RunningJourney['journey'];
  /** What the page is said in, and how it is said in another language, for as long as the tab is there. */
  readonly speech: () => Speech;
  readonly onSpeech: RunningJourney['onSpeech'];
  readonly speak: (locale: string) => Promise<void>;
  /**
   * Whether the page has just been loaded: true the first time it is asked. The router's own keys
   * live in the browser's history and outlast a reload, so they cannot tell.
   */
  readonly isFirstArrival: () => boolean;
  /** What day it is where the journey is, yyyy-mm-dd. */
  readonly today: () => string;
  /** Whether the code of the page is there. */
  readonly release: ReleaseWatch;
  /** Nobody has answered anything since the page was loaded, and nothing was taken up. */
  readonly isUntouched: () => boolean;
  /** Names of the answers that may not be kept, and so are lost when the page is loaded anew. */
  readonly notPersisted: (state: JourneyState) => readonly string[];
  /** By what files are sent; null where the journey asks for none. */
  readonly files: FilesHost | null;
  /** A press on what is said of a commit. */
  readonly act: OnAct;
}

/** Somebody has filled in something of the page that is there: what stands in it by itself is not missed. */
const isAnsweredAt = ({ sections }: StepView, { progress }: JourneyState): boolean =>
  Object.keys(progress.touched).some((key) => {
    const touched = idOfSectionKey(readQuestionKey(key)[0]);
    return sections.some(({ id }) => id === touched);
  });

/** What checks the answers of all calls but those at the start. */
const answerChecks = onDemand(
  async () => (await import('virtual:api-contract/answers')).validators,
);

/**
 * Opens the journey where the page's address is. A visit that is new and begins at the first step
 * begins as soon as the settings of the installation are there; any other waits until the whole journey is, too.
 * @throws whatever the browser says when the rest of the journey cannot be loaded, and what stopped the settings.
 */
export async function openHousehold(
  page: Window,
  goTo: GoTo,
  installation: Installation | Promise<Installation>,
  release: ReleaseWatch = watchRelease(page, () => isOtherRelease(page)),
  running: RunningJourney = startJourney(),
): Promise<Household> {
  const entry = journey.steps.find(({ id }) => id === journey.entry)?.route ?? '/';
  const first = matchPath(entry, page.location.pathname) !== null;
  const storage = deviceStorage(() => page.localStorage);
  const isWhole = !first || hasSnapshot(storage, journey.id) ? running.whole() : null;
  const [settings] = await Promise.all([installation, isWhole, speakAgain(page, running)]);
  if (!import.meta.env.DEV) return createHousehold(page, goTo, running, settings, release);
  await running.whole();
  const { shownHousehold } = await import('./why/shown-household');
  const begin = shownHousehold(page.location.search, running.engine);
  return createHousehold(page, goTo, running, settings, release, begin);
}

/** Joins journey, engine, contract and brand. The only place that knows all of them. `begin`: as it stands at first. */
export function createHousehold(
  page: Window,
  goTo: GoTo,
  running: RunningJourney,
  installation: Installation,
  release: ReleaseWatch,
  begin: JourneyState | null = null,
): Household {
  const { engine, whole, speech, onSpeech } = running;
  const { telemetry } = installation;
  const environment = browserEnvironment(page);
  const storage = deviceStorage(() => page.localStorage);
  const visitor = visitorOf(journey.id, storage, environment.random);
  const api = createApiClient({
    baseUrl: installation.api,
    fetch: (address, init) => page.fetch(address, init),
    operations,
    validators,
    moreValidators: answerChecks.load,
    timeoutMs: installation.timeouts.answer * 1000,
    tokenWithinMs: installation.timeouts.token * 1000,
    schedule: environment.schedule,
    token: journey.token ?? null,
    visitor,
    onFault: environment.reportError,
  });
  const failures = telemetry === undefined ? null : withFailedCalls(api);
  const today = () => todayIn(journey.timeZone, new Date(environment.now()));
  const given = {
    today: today(),
    settings: {
      ...brand.settings,
      ...installation.features,
      visitorId: visitor(),
      origin: page.location.origin,
    },
  };
  const notPersisted = (state: JourneyState): readonly string[] => {
    const { step } = state.progress;
    const back = engine.restore(engine.snapshot(state), given);
    if (step === null || back === null) return [];
    return engine.view(back, step).lost.map(({ text }) => text);
  };
  const report = (error: unknown): void => {
    if (!release.isMissingPart(error)) environment.reportError(error);
  };
  const store = createJourneyStore({
    engine,
    journey,
    api: failures?.client ?? api,
    storage,
    environment,
    navigate: onceAtHand(goTo, {
      isAtHand,
      load: whole,
      found: release.found,
      missed: (step, parameters) => release.missed(addressOf(journey, step, parameters)),
    }),
    given,
    begin,
    leave: leaveTo(page),
    holdsPage: (state) => {
      const { step } = state.progress;
      if (step === null) return false;
      const view = engine.view(state, step);
      if (view.commits.some(({ holdPage }) => holdPage)) return true;
      if (usesFiles && Object.keys(state.progress.sending).length > 0) return true;
      return isAnsweredAt(view, state) && notPersisted(state).length > view.lost.length;
    },
  });
  if (telemetry !== undefined && failures !== null) {
    // Loaded beside the page, which is none the worse without it.
    import('../telemetry').then(
      ({ startTelemetry }) =>
        startTelemetry({
          url: telemetry,
          page,
          environment,
          engine,
          store: store.store,
          journey: running.journey,
          release: releaseOf(page),
          hearFailures: failures.hear,
        }),
      report,
    );
  }
  let arrived = false;
  let answered = false;
  const dispatchEvent: Household['dispatchEvent'] = (event) => {
    store.dispatchEvent(event);
    // Whoever answers will go on: the rest is there before it is needed.
    if (!isAnswer(event)) return;
    answered = true;
    whole().catch(report);
  };
  return {
    ...store,
    engine,
    journey: running.journey,
    speech,
    onSpeech,
    speak: (locale) => speakTo(page, running, locale),
    dispatchEvent,
    today,
    release,
    isUntouched: () => !answered && !store.restored,
    notPersisted,
    files: usesFiles
      ? {
          api,
          engine,
          calls: () => running.journey().calls,
          state: () => selectJourney(store.store.getState()),
          subscribe: (listener) => store.store.subscribe(listener),
          send: dispatchEvent,
        }
      : null,
    act: (commit, action) => store.dispatchEvent(commitActed(environment, commit, action)),
    isFirstArrival: () => {
      const first = !arrived;
      arrived = true;
      return first;
    },
  };
}
