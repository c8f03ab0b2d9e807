/** localStorage, as far as it is used. Every function may throw: full, or forbidden. */
export interface DeviceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** All that there are, in no order. */
  keys(): readonly string[];
}

/** Reaches for the storage only when it is used: naming `localStorage` alone can throw. */
export function deviceStorage(reach: () => Storage): DeviceStorage {
  return {
    getItem: (key) => reach().getItem(key),
    setItem: (key, value) => reach().setItem(key, value),
    removeItem: (key) => reach().removeItem(key),
    keys: () => {
      const storage = reach();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    },
  };
}

/** Where things are kept; `journey` keeps several journeys of one origin apart. */
export function storageKeys(journey: string): {
  readonly snapshot: string;
  readonly visitor: string;
  /** Which Clear the tabs have last heard of. */
  readonly epoch: string;
  /** Stands before `<commit>.<subject>`. */
  readonly commits: string;
  /** Stands before what names a page: see `unsettledSaves`. */
  readonly saves: string;
  /** The lock of the journey's commits, and the lease in its place. */
  readonly lock: string;
  /** Written and removed to see whether anything is kept. */
  readonly trial: string;
} {
  return {
    snapshot: `${journey}.journey`,
    visitor: `${journey}.visitor`,
    epoch: `${journey}.epoch`,
    commits: `${journey}.commit.`,
    saves: `${journey}.saves.`,
    lock: `${journey}.commit`,
    trial: `${journey}.trial`,
  };
}
