import type { CompiledJourney, Engine, Given, JourneyState, LedgerEntry } from '../../engine';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage } from './device-storage';
import type { Epoch } from './epoch';
import { readEarlier, readSnapshot, writeSnapshot } from './stored-snapshot';

/** Keeps one journey on the device: the engine's snapshot, and nothing else of it. */
export interface JourneyKeeper {
  /** What the device holds of this journey; null for nothing. What cannot be used is removed. */
  load(given: Given): Attempt<LoadedJourney | null>;
  /** The state needs no keeping: only what differs from it is written. */
  assume(state: JourneyState): void;
  /** Writes only what differs from what was written last, and nothing once another tab has cleared. */
  save(state: JourneyState): Attempt<null>;
  /** Removes everything, the visitor's id included; `state` is what is not worth keeping. */
  clear(state: JourneyState): Attempt<null>;
  /** Removes what this tab wrote last, if it is what stands there. */
  dropOwn(): void;
}

export interface LoadedJourney {
  /** To take up again; null where none of it can be. */
  readonly state: JourneyState | null;
  /** Commits of a release that kept no ledger. */
  readonly commits: readonly LedgerEntry[];
  /** Of the configuration that it was kept under; null for one that does not say. */
  readonly digest: string | null;
}

/** A device that is full or forbids storage is no reason to stop. */
export type Attempt<T> = { readonly worked: true; readonly value: T } | { readonly worked: false };

export interface KeeperOptions {
  readonly engine: Pick<Engine, 'snapshot' | 'restore' | 'journalledCommits'>;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist' | 'digest'>;
  readonly storage: DeviceStorage;
  readonly environment: Pick<Environment, 'now' | 'reportError'>;
}

export function journeyKeeper(
  options: KeeperOptions,
  epoch: Pick<Epoch, 'cleared'>,
): JourneyKeeper {
  const { engine, journey, storage, environment } = options;
  const keys = storageKeys(journey.id);
  const contentOf = (state: JourneyState) => JSON.stringify(engine.snapshot(state));
  /** What needs no writing. */
  let known: string | null = null;
  /** What this tab wrote last. */
  let own: string | null = null;

  return {
    load: (given) =>
      attempt(() => {
        const text = storage.getItem(keys.snapshot);
        if (text === null) return null;
        const loaded = restored(options, text, given);
        if (loaded.state === null) storage.removeItem(keys.snapshot);
        return loaded;
      }),
    assume: (state) => {
      known = contentOf(state);
    },
    save: (state) =>
      attempt(() => {
        const content = contentOf(state);
        if (content === known || epoch.cleared() !== null) return null;
        const text = writeSnapshot(content, journey, environment.now());
        storage.setItem(keys.snapshot, text);
        known = content;
        own = text;
        return null;
      }),
    clear: (state) =>
      attempt(() => {
        known = contentOf(state);
        storage.removeItem(keys.snapshot);
        storage.removeItem(keys.visitor);
        return null;
      }),
    dropOwn: () => {
      attempt(() => {
        if (own !== null && storage.getItem(keys.snapshot) === own)
          storage.removeItem(keys.snapshot);
      });
      own = null;
    },
  };
}

function restored(
  { engine, journey, environment }: KeeperOptions,
  text: string,
  given: Given,
): LoadedJourney {
  const now = environment.now();
  /** A snapshot that stops the start would stop every start after it. */
  const reported = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      environment.reportError(error);
      return null;
    }
  };
  const stored = readSnapshot(text, journey, now);
  const earlier = readEarlier(text, now);
  // Each on its own: what was sent is not forgotten where the rest cannot be taken up.
  const state = stored && reported(() => engine.restore(stored.snapshot, given));
  const commits = earlier && reported(() => engine.journalledCommits(earlier, given));
  return { state, commits: commits ?? [], digest: stored?.digest ?? null };
}

/** Whatever the device throws (QuotaExceededError, SecurityError) means that it did not work. */
function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { worked: true, value: work() };
  } catch {
    return { worked: false };
  }
}
