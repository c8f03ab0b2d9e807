/** localStorage, as far as it is used. Every function may throw: full, or forbidden. */
export interface DeviceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Reaches for the storage only when it is used: naming `localStorage` alone can throw. */
export function deviceStorage(reach: () => DeviceStorage): DeviceStorage {
  return {
    getItem: (key) => reach().getItem(key),
    setItem: (key, value) => reach().setItem(key, value),
    removeItem: (key) => reach().removeItem(key),
  };
}

/** Where things are kept; `journey` keeps several journeys of one origin apart. */
export function storageKeys(journey: string): {
  readonly snapshot: string;
  readonly visitor: string;
} {
  return { snapshot: `${journey}.journey`, visitor: `${journey}.visitor` };
}
