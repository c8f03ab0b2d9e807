import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Engine, JourneyState, JsonObject } from '../../engine';
import type { CompiledJourney } from '../../journey';
import { getPath, isObject } from '../../rules';
import type { Device } from '../device';
import type { Environment } from '../environment/environment';
import { happened } from '../reducers';
import { type DeviceStorage, tried } from './device-storage';
import { isFresh } from './stored-snapshot';

/**
 * Ids of files that the household has taken out, in whichever tab, and that the partner is told to forget:
 * no tab keeps them any more, and no snapshot brings them back (Z62). One item of the storage each, so that
 * tabs never overwrite another's; it holds when that was, and is kept as long as a snapshot is.
 */
export interface GoneFiles {
  /** What this tab lets go, as far as its ids may be kept; written at once. */
  note(state: JourneyState): void;
  /** The partner has stored a file under this id since. */
  takeBack(id: string): void;
  /** Those that this tab has not heard of yet. */
  news(): readonly string[];
  /** Removes what this tab wrote, or what all did. */
  clear(whose: 'own' | 'all'): void;
}

/** What stands before their ids. */
export const goneKeys = (journey: string): string => `${journey}.gone.`;

interface GoneOptions {
  readonly engine: Pick<Engine, 'snapshot'>;
  readonly journey: Pick<CompiledJourney, 'id' | 'persist'>;
  readonly storage: DeviceStorage;
  readonly environment: Pick<Environment, 'now'>;
}

export function goneFiles({ engine, journey, storage, environment }: GoneOptions): GoneFiles {
  const prefix = goneKeys(journey.id);
  const own = new Set<string>();
  let known: ReadonlySet<string> = new Set();
  let noted: JourneyState['progress']['letGo'] = [];

  const remove = (id: string) => tried(() => storage.removeItem(`${prefix}${id}`), undefined);
  const isKept = (id: string): boolean => {
    const at = Number(tried(() => storage.getItem(`${prefix}${id}`), null) ?? NaN);
    const kept = isFresh(at, journey, environment.now());
    if (!kept) remove(id);
    return kept;
  };
  const stored = (): readonly string[] =>
    tried(() => storage.keys(), [])
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter(isKept);

  return {
    note: (state) => {
      const { letGo } = state.progress;
      if (letGo === noted || letGo.length === 0) return;
      noted = letGo;
      for (const id of letGoIn(engine.snapshot(state))) {
        if (own.has(id)) continue;
        own.add(id);
        // Where nothing is kept no other tab can bring it back.
        tried(() => storage.setItem(`${prefix}${id}`, String(environment.now())), undefined);
      }
    },
    takeBack: (id) => {
      own.delete(id);
      remove(id);
    },
    news: () => {
      const all = stored();
      const news = all.filter((id) => !known.has(id) && !own.has(id));
      known = new Set(all);
      return news;
    },
    clear: (whose) => {
      for (const id of whose === 'all' ? stored() : own) remove(id);
    },
  };
}

function letGoIn(snapshot: JsonObject): readonly string[] {
  const letGo = getPath(snapshot, 'progress.letGo');
  if (!isObject(letGo)) return [];
  return Object.values(letGo)
    .flat()
    .filter((id) => typeof id === 'string');
}

/** What other tabs have taken out goes from the answers of this one. */
export function* heedGone({ gone }: Device): SagaGenerator<void> {
  const ids = gone?.news() ?? [];
  if (ids.length > 0) yield* put(happened({ type: 'filesTakenOut', ids }));
}
