import type { Engine, Given, JourneyState, LedgerEntry } from '../../engine';
import type { CompiledJourney } from '../../journey';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage } from './device-storage';
import type { Epoch } from './keep-snapshot';
import { asidePlace, type SetAside } from './set-aside';
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
  /** The state is worth going on with for whoever comes back. */
  offers(state: JourneyState): boolean;
  /** Before another journey is begun: what is kept is set aside, if it is worth it. */
  setAside(): void;
  /** The journey that stands aside. */
  aside(given: Given): SetAside | null;
  /**
   * The journey that stands aside is the one that is kept, and this page writes no more: it is to be
   * loaded anew. False where none stands there, or the device does not take it.
   */
  putBack(): boolean;
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
  readonly engine: Pick<Engine, 'snapshot' | 'restore' | 'journalledCommits' | 'evaluate'>;
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
  let isEnded = false;
  const place = asidePlace(options);
  const offers = (state: JourneyState): boolean =>
    journey.persist.offered !== undefined &&
    engine.evaluate(state, journey.persist.offered) === true;

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
        if (isEnded || content === before || epoch.cleared() !== null) return null;
        const offered = offers(state);
        const text = writeSnapshot(content, journey, { savedAt: environment.now(), offered });
        storage.setItem(keys.snapshot, text);
        if (offered) place.drop();
        known = () => content;
        own = text;
        return null;
      }),
    clear: (state) =>
      attempt(() => {
        known = () => contentOf(state);
        storage.removeItem(keys.snapshot);
        storage.removeItem(keys.visitor);
        place.drop();
        return null;
      }),
    dropOwn: () => {
      attempt(() => {
        if (own !== null && storage.getItem(keys.snapshot) === own)
          storage.removeItem(keys.snapshot);
      });
      own = null;
    },
    offers,
    setAside: () => {
      attempt(() => place.fill());
    },
    aside: (given) =>
      valueOf(
        attempt(() => place.read(given)),
        null,
      ),
    putBack: () => {
      isEnded = valueOf(
        attempt(() => place.putBack()),
        false,
      );
      return isEnded;
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

const valueOf = <T>(attempted: Attempt<T>, otherwise: T): T =>
  attempted.worked ? attempted.value : otherwise;
