import { combineReducers, configureStore, type Store } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { ApiClient } from '../api';
import type { CompiledJourney, Engine, Given, JourneyEvent } from '../engine';
import type { Environment } from './environment/environment';
import type { EffectsContext } from './journey/effects-context';
import { happened } from './journey/journey-actions';
import { journeyReducer } from './journey/journey-reducer';
import { runEffects } from './journey/run-effects';
import type { RootState } from './root-state';
import { selectJourney } from './selectors';
import type { DeviceStorage } from './storage/device-storage';
import { journeyKeeper } from './storage/journey-keeper';
import { keepSnapshot } from './storage/keep-snapshot';
import { storageReducer, storageTried } from './storage/storage-reducer';
import { keepToken } from './token/keep-token';

export interface JourneyStoreOptions {
  readonly engine: Engine;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist'>;
  readonly api: ApiClient;
  readonly storage: DeviceStorage;
  readonly environment: Environment;
  readonly navigate: EffectsContext['navigate'];
  readonly given: Given;
}

export interface JourneyStore {
  readonly store: Store<RootState>;
  /** The journey was taken up again from the device. */
  readonly restored: boolean;
  /** Begins to do what is planned, to renew the token and to keep the journey. */
  readonly start: () => void;
  /** Aborts what is under way and keeps what is not kept yet. */
  readonly stop: () => void;
  readonly dispatchEvent: (event: JourneyEvent) => void;
  /** Starts anew and leaves nothing on the device. */
  readonly clearDetails: () => void;
}

export function createJourneyStore(options: JourneyStoreOptions): JourneyStore {
  const { engine, api, environment, given } = options;
  const keeper = journeyKeeper(options);
  const loaded = keeper.load(given);
  const stored = loaded.worked ? loaded.value : null;
  const initial = stored ?? engine.start(given);
  const saga = createSagaMiddleware({ onError: environment.reportError });
  const store = configureStore({
    reducer: combineReducers({
      journey: journeyReducer(engine, initial),
      storage: storageReducer({ failed: !loaded.worked }),
    }),
    // The engine keeps its state plain and unchanged; walking it at every key would only be slow.
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(saga),
    // Answers are personal: no extension of the browser may read them in a release.
    devTools: import.meta.env.DEV,
  });
  let tasks: readonly Task[] = [];

  const dispatchEvent = (event: JourneyEvent) => {
    store.dispatch(happened(event));
  };
  return {
    store,
    restored: stored !== null,
    dispatchEvent,
    start: () => {
      if (tasks.length > 0) return;
      // Each on its own: a fault in one leaves the others running.
      tasks = [
        saga.run(keepSnapshot, keeper, environment, initial),
        saga.run(keepToken, api, environment),
        saga.run(runEffects, options),
      ];
    },
    stop: () => {
      for (const task of tasks) task.cancel();
      tasks = [];
    },
    clearDetails: () => {
      dispatchEvent({ type: 'startedAnew' });
      const { worked } = keeper.clear(selectJourney(store.getState()));
      store.dispatch(storageTried({ worked }));
    },
  };
}
