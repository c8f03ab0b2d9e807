import type { Engine, Given, JourneyState, LedgerEntry, Json, StoredJourney } from '../../engine';
import type { CompiledJourney } from '../../journey';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage } from './device-storage';
import type { Epoch } from './epoch';

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

interface LoadedJourney {
  /** To take up again; null where none of it can be. */
  readonly state: JourneyState | null;
  /** Commits of a release that kept no ledger. */
  readonly commits: readonly LedgerEntry[];
  /** Of the configuration that it was kept under; null for one that does not say. */
  readonly digest: string | null;
}

/** A device that is full or forbids storage is no reason to stop. */
type Attempt<T> = { readonly worked: true; readonly value: T } | { readonly worked: false };

interface KeeperOptions {
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
  /** What needs no writing. Worked out when something is to be written: a page that begins has more to do. */
  let known = (): string | null => null;
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
      known = () => contentOf(state);
    },
    save: (state) =>
      attempt(() => {
        // First: the snapshot that follows costs what differs from it.
        const before = known();
        known = () => before;
        const content = contentOf(state);
        if (content === before || epoch.cleared() !== null) return null;
        const text = writeSnapshot(content, journey, environment.now());
        storage.setItem(keys.snapshot, text);
        known = () => content;
        own = text;
        return null;
      }),
    clear: (state) =>
      attempt(() => {
        known = () => contentOf(state);
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

const dayMs = 86_400_000;

interface StoredSnapshot {
  readonly snapshot: Json;
  /** Of the configuration that it was made under; null for one that does not say. */
  readonly digest: string | null;
}

/** `snapshot`: its JSON. */
function writeSnapshot(
  snapshot: string,
  { persist, digest }: Pick<CompiledJourney, 'persist' | 'digest'>,
  savedAt: number,
): string {
  const head = JSON.stringify({ version: persist.version, digest, savedAt });
  return `${head.slice(0, -1)},"snapshot":${snapshot}}`;
}

/** null for what is broken, foreign, of another version, or too old. One of another digest is read. */
function readSnapshot(
  text: string,
  { persist }: Pick<CompiledJourney, 'persist'>,
  now: number,
): StoredSnapshot | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('snapshot' in stored)) return null;
  if (stored.version !== persist.version || typeof stored.savedAt !== 'number') return null;
  const age = now - stored.savedAt;
  // From the future by more than a corrected clock: it would never expire.
  if (age > persist.days * dayMs || age < -dayMs) return null;
  const digest = typeof stored.digest === 'string' ? stored.digest : null;
  return { snapshot: stored.snapshot ?? null, digest };
}

/**
 * A snapshot of a release before the ledger, for what it tells of commits, whatever its version and
 * age; null for any other. Such a release named no digest.
 */
function readEarlier(text: string, now: number): StoredJourney | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('snapshot' in stored)) return null;
  if (stored.digest !== undefined || typeof stored.savedAt !== 'number') return null;
  return { snapshot: stored.snapshot ?? null, savedAt: stored.savedAt, now };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
