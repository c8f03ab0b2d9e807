import type { CompiledJourney, Engine, Given, JourneyState } from '../../engine';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage } from './device-storage';
import { readSnapshot, writeSnapshot } from './stored-snapshot';

/** Keeps one journey on the device: the engine's snapshot, and nothing else of it. */
export interface JourneyKeeper {
  /** The journey to take up again; null for none. What cannot be used is removed. */
  load(given: Given): Attempt<JourneyState | null>;
  /** Writes only what differs from what was written last. */
  save(state: JourneyState): Attempt<null>;
  /** Removes everything, the visitor's id included; `state` is what is not worth keeping. */
  clear(state: JourneyState): Attempt<null>;
}

/** A device that is full or forbids storage is no reason to stop. */
export type Attempt<T> = { readonly worked: true; readonly value: T } | { readonly worked: false };

export interface KeeperOptions {
  readonly engine: Pick<Engine, 'snapshot' | 'restore'>;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist'>;
  readonly storage: DeviceStorage;
  readonly environment: Pick<Environment, 'now' | 'reportError'>;
}

export function journeyKeeper(options: KeeperOptions): JourneyKeeper {
  const { engine, journey, storage, environment } = options;
  const keys = storageKeys(journey.id);
  let written: string | null = null;

  return {
    load: (given) =>
      attempt(() => {
        const text = storage.getItem(keys.snapshot);
        if (text === null) return null;
        const state = restored(options, text, given);
        if (state === null) storage.removeItem(keys.snapshot);
        return state;
      }),
    save: (state) =>
      attempt(() => {
        const snapshot = engine.snapshot(state);
        const content = JSON.stringify(snapshot);
        if (content === written) return null;
        const text = writeSnapshot(snapshot, journey.persist, environment.now());
        storage.setItem(keys.snapshot, text);
        written = content;
        return null;
      }),
    clear: (state) =>
      attempt(() => {
        written = JSON.stringify(engine.snapshot(state));
        storage.removeItem(keys.snapshot);
        storage.removeItem(keys.visitor);
        return null;
      }),
  };
}

function restored(
  { engine, journey, environment }: KeeperOptions,
  text: string,
  given: Given,
): JourneyState | null {
  try {
    const snapshot = readSnapshot(text, journey.persist, environment.now());
    return snapshot === null ? null : engine.restore(snapshot, given);
  } catch (error) {
    // A snapshot that stops the start would stop every start after it.
    environment.reportError(error);
    return null;
  }
}

/** Whatever the device throws (QuotaExceededError, SecurityError) means that it did not work. */
function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { worked: true, value: work() };
  } catch {
    return { worked: false };
  }
}
