import type { DeviceStorage } from '../../src/state';

/** Keeps what is written for as long as the page is there, and no longer. */
export function memoryStorage(): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
