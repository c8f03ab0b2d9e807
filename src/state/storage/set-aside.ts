import type { Engine, Given, JourneyState, Json } from '../../engine';
import type { CompiledJourney } from '../../journey';
import { isObject } from '../../rules';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage } from './device-storage';
import { endOf, readSnapshot } from './stored-snapshot';

/** A journey that was under way when another one was begun. */
export interface SetAside {
  /** Where it was left; null where that is no step. */
  readonly step: string | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** When it was last kept, and until when it is; milliseconds since 1970. */
  readonly savedAt: number;
  readonly until: number;
  /** For what is said of it. Nothing runs on it. */
  readonly state: JourneyState;
}

/** The place on the device where one journey stands while another is begun. Each may throw what the storage throws. */
export interface AsidePlace {
  /** What stands there; what cannot be taken up any more is removed, and is null. */
  read(given: Given): SetAside | null;
  /** What is kept of the present journey is put there, if it is worth it; else that which stands there stays. */
  fill(): void;
  drop(): void;
  /** Puts it back where a journey is taken up from; false where nothing stands there. */
  putBack(): boolean;
}

interface AsideOptions {
  readonly engine: Pick<Engine, 'restore'>;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist'>;
  readonly storage: DeviceStorage;
  readonly environment: Pick<Environment, 'now' | 'reportError'>;
}

export function asidePlace({ engine, journey, storage, environment }: AsideOptions): AsidePlace {
  const keys = storageKeys(journey.id);
  const stateOf = (snapshot: Json, given: Given): JourneyState | null => {
    try {
      return engine.restore(snapshot, given);
    } catch (error) {
      // One that stops the start would stop every start after it.
      environment.reportError(error);
      return null;
    }
  };
  return {
    read: (given) => {
      const text = storage.getItem(keys.aside);
      if (text === null) return null;
      const stored = readSnapshot(text, journey, environment.now());
      const state = stored && stateOf(stored.snapshot, given);
      if (stored === null || state === null) {
        storage.removeItem(keys.aside);
        return null;
      }
      const { savedAt } = stored;
      const until = endOf(savedAt, journey.persist);
      return { ...whereLeft(stored.snapshot), savedAt, until, state };
    },
    fill: () => {
      const text = storage.getItem(keys.snapshot);
      if (text === null || readSnapshot(text, journey, environment.now())?.offered !== true) return;
      storage.setItem(keys.aside, text);
    },
    drop: () => storage.removeItem(keys.aside),
    putBack: () => {
      const text = storage.getItem(keys.aside);
      if (text === null) return false;
      storage.setItem(keys.snapshot, text);
      storage.removeItem(keys.aside);
      return true;
    },
  };
}

/** Anyone could have written what is on the device. */
function whereLeft(snapshot: Json): Pick<SetAside, 'step' | 'parameters'> {
  const progress = isObject(snapshot) ? snapshot['progress'] : null;
  const { step = null, parameters = null } = isObject(progress ?? null)
    ? (progress as Readonly<Record<string, Json>>)
    : {};
  return {
    step: typeof step === 'string' ? step : null,
    parameters: Object.fromEntries(
      Object.entries(isObject(parameters) ? parameters : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}
