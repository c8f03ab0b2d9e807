import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Store,
} from 'redux';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { ApiClient } from '../api';
import {
  type Engine,
  type Given,
  type JourneyEvent,
  type JourneyState,
  usesFiles,
} from '../engine';
import type { CompiledJourney, CompiledStep } from '../journey';
import { commitLedger, noteEarlier } from './commits/ledger';
import { ledgerRead } from './ledger-read';
import { storedLease } from './commits/lease';
import { sharedLock } from './commits/commit-lock';
import { unsettledSaves } from './commits/unsettled-saves';
import { watchLedger } from './commits/watch-ledger';
import type { Device, EffectsContext } from './device';
import type { Environment } from './environment/environment';
import { pageChanged, watchPage } from './environment/watch-page';
import {
  asideRead,
  happened,
  journeyReducer,
  type RootState,
  selectAside,
  selectJourney,
  storageReducer,
  storageTried,
} from './reducers';
import { runEffects } from './journey/run-effects';
import { storageKeys, type DeviceStorage } from './storage/device-storage';
import { type ClearKind, createEpoch, keepSnapshot } from './storage/keep-snapshot';
import { goneFiles, goneKeys } from './storage/gone-files';
import type { SetAside } from './storage/set-aside';
import { journeyKeeper } from './storage/journey-keeper';
import { keepToken } from './keep-token';

/** All that a journey runs on: what it is, whom it calls, where it is kept, and time and page. */
export interface JourneyStoreOptions {
  readonly engine: Engine;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist' | 'digest'> & {
    readonly steps: readonly Pick<CompiledStep, 'id' | 'renewsToken'>[];
  };
  readonly api: ApiClient;
  readonly storage: DeviceStorage;
  readonly environment: Environment;
  readonly navigate: EffectsContext['navigate'];
  /** Leads to another site; a journey that never does needs none. */
  readonly leave?: EffectsContext['leave'];
  /** What holds of this visit: today as yyyy-mm-dd, and the settings of the brand. */
  readonly given: Given;
  /** Begun with, whatever the device holds: a household that somebody wants to look at. */
  readonly begin?: JourneyState | null;
  /** The page is not to be left without a question. */
  readonly holdsPage?: (state: JourneyState) => boolean;
}

/** One household's journey, and the ways to change it. */
export interface JourneyStore {
  readonly store: Store<RootState>;
  /** The journey was taken up again from the device. */
  readonly restored: boolean;
  /** The device held a journey of which nothing could be taken up. */
  readonly dropped: boolean;
  /** Digest of the configuration that it was kept under; null for a journey that is new, or does not say. */
  readonly restoredFrom: string | null;
  /** Begins to do what is planned, to renew the token and to keep the journey. */
  readonly start: () => void;
  /**
   * Aborts what is under way but for commits, which nobody can, keeps what is not kept yet, and lets
   * go of the lock.
   */
  readonly stop: () => void;
  /** Says what happened; the engine has answered when it returns. One that does not fit changes nothing. */
  readonly dispatchEvent: (event: JourneyEvent) => void;
  /**
   * Starts anew and leaves nothing on the device but word for other tabs that it was so, and, with
   * `keepNumbers`, what is needed to go on asking about commits that are not settled.
   */
  readonly clearDetails: (kind?: ClearKind) => void;
  /** Starts anew; what was under way is set aside, if it is worth going on with, and can be gone on with. */
  readonly beginAnew: () => void;
  /** What stands aside, as long as the present journey is not worth as much. */
  readonly asideIn: (state: RootState) => SetAside | null;
  /**
   * What stands aside is what is kept from now on, and this page keeps nothing any more: it is to be
   * loaded anew, where that was left. False where it cannot be had.
   */
  readonly putBack: () => boolean;
}

const nowhere = (address: string): void => {
  throw new Error(`Nothing leads to ${new URL(address).origin}.`);
};

/**
 * Takes up what the device holds of the journey, or begins it anew; reads the ledger of commits
 * before anything else. What the device throws counts as nothing kept.
 */
export function createJourneyStore(options: JourneyStoreOptions): JourneyStore {
  const {
    engine,
    api,
    environment,
    given,
    begin = null,
    navigate,
    holdsPage = () => false,
    leave = nowhere,
  } = options;
  const device = deviceOf(options);
  const { keeper, ledger, lock, epoch } = device;
  const loaded = keeper.load(given);
  const stored = loaded.worked ? loaded.value : null;
  noteEarlier(ledger, stored?.commits ?? []);
  const initial = begin ?? stored?.state ?? engine.start(given);
  keeper.assume(initial);
  const saga = createSagaMiddleware({ onError: environment.reportError });
  const store: Store<RootState> = createStore(
    combineReducers({
      journey: journeyReducer(engine, initial),
      storage: storageReducer({
        failed: !loaded.worked,
        clearedElsewhere: false,
        aside: keeper.aside(given),
      }),
    }),
    applyMiddleware(saga),
  );
  let tasks: readonly Task[] = [];
  let letGo = () => {};
  const renewing = new Set(
    options.journey.steps.filter((step) => step.renewsToken).map(({ id }) => id),
  );

  const dispatchEvent = (event: JourneyEvent) => {
    if (usesFiles && event.type === 'fileStored') device.gone?.takeBack(event.file.id);
    store.dispatch(happened(withTime(event, environment)));
  };
  dispatchEvent(pageChanged(environment));
  // Before anything else: what is open is known to the first page.
  dispatchEvent(ledgerRead(device, 'start', { kept: ledger.keeps() }));
  if (usesFiles) {
    const ids = device.gone?.news() ?? [];
    if (ids.length > 0) dispatchEvent({ type: 'filesTakenOut', ids });
  }
  const begun = selectJourney(store.getState());
  return {
    store,
    restored: begin !== null || (stored?.state ?? null) !== null,
    dropped: stored !== null && stored.state === null,
    restoredFrom: stored?.digest ?? null,
    dispatchEvent,
    start: () => {
      if (tasks.length > 0) return;
      const { commits, epoch: epochKey } = storageKeys(options.journey.id);
      const isOurs = (key: string | null) =>
        key === null ||
        key === epochKey ||
        key.startsWith(commits) ||
        (usesFiles && key.startsWith(goneKeys(options.journey.id)));
      // Each on its own: a fault in one leaves the others running.
      tasks = [
        // First: what is asked on return must know that there is a connection again.
        saga.run(watchPage, environment),
        saga.run(keepSnapshot, device, begun),
        saga.run(keepToken, api, environment, renewing),
        saga.run(runEffects, { api, device, navigate, leave }),
        saga.run(watchLedger, device, isOurs),
      ];
      letGo = environment.holdPage(() => holdsPage(selectJourney(store.getState())));
    },
    stop: () => {
      for (const task of tasks) task.cancel();
      tasks = [];
      letGo();
      lock.letGo();
    },
    beginAnew: () => {
      keeper.setAside();
      dispatchEvent({ type: 'startedAnew' });
      store.dispatch(asideRead(keeper.aside(given)));
    },
    asideIn: (state) => (keeper.offers(selectJourney(state)) ? null : selectAside(state)),
    putBack: () => keeper.putBack(),
    clearDetails: (kind = 'everything') => {
      dispatchEvent({ type: 'startedAnew' });
      const { worked } = keeper.clear(selectJourney(store.getState()));
      ledger.clear(kind);
      device.saves.clear('all');
      if (usesFiles) device.gone?.clear('all');
      epoch.begin(kind);
      dispatchEvent(ledgerRead(device, 'cleared'));
      store.dispatch(asideRead(null));
      store.dispatch(storageTried({ worked }));
    },
  };
}

/** The engine has no clock: when a person answered is told with the answer. */
const withTime = (event: JourneyEvent, { now }: Environment): JourneyEvent =>
  event.type === 'fieldAnswered' ? { ...event, at: now() } : event;

function deviceOf(options: JourneyStoreOptions): Device {
  const { journey, storage, environment } = options;
  const { lock } = storageKeys(journey.id);
  const lease = storedLease(lock, storage, environment);
  const epoch = createEpoch(journey.id, storage, environment);
  return {
    environment,
    epoch,
    keeper: journeyKeeper(options, epoch),
    ledger: commitLedger(journey.id, storage),
    saves: unsettledSaves(journey.id, storage, environment),
    ...(usesFiles ? { gone: goneFiles(options) } : {}),
    lock:
      environment.locks === null ? lease : sharedLock(environment.locks, lock, lease, environment),
  };
}
