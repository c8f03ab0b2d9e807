import { equal, type JsonObject } from '../../engine';
import type { Environment } from '../environment/environment';
import { storageKeys, type DeviceStorage, tried } from '../storage/device-storage';

/**
 * What saves were sent with whose end a tab does not know: one may still arrive, and overwrite what
 * another tab, or a later visit, saves under the same tie. One item of the storage a page.
 */
export interface UnsettledSaves {
  /** All ties of this page that are not settled now; written at once. */
  note(ties: readonly JsonObject[]): void;
  /** Those of all other pages, of before a reload too. */
  ofOthers(): readonly JsonObject[];
  /** Removes what this page wrote, or what all did. */
  clear(whose: 'own' | 'all'): void;
}

export function unsettledSaves(
  journey: string,
  storage: DeviceStorage,
  { random }: Pick<Environment, 'random'>,
): UnsettledSaves {
  const { saves: prefix } = storageKeys(journey);
  let own: string | null = null;
  let noted: readonly JsonObject[] = [];
  const remove = (key: string) => tried(() => storage.removeItem(key), undefined);
  const keys = () => tried(() => storage.keys(), []).filter((key) => key.startsWith(prefix));
  return {
    note: (ties) => {
      if (equal(noted, ties)) return;
      noted = ties;
      const key = (own ??= `${prefix}${random()}`);
      if (ties.length === 0) remove(key);
      // Where nothing is kept no other tab can know of it.
      else tried(() => storage.setItem(key, JSON.stringify(ties)), undefined);
    },
    ofOthers: () =>
      keys()
        .filter((key) => key !== own)
        .flatMap((key) => tried(() => tiesIn(storage.getItem(key)), [])),
    clear: (whose) => {
      noted = [];
      for (const key of whose === 'all' ? keys() : []) remove(key);
      if (own !== null) remove(own);
    },
  };
}

/** @throws SyntaxError when it is no JSON. */
function tiesIn(text: string | null): readonly JsonObject[] {
  const stored: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(stored) ? stored.filter(isTie) : [];
}

const isTie = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
