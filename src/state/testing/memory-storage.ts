import type { DeviceStorage } from '../storage/device-storage';

export interface MemoryStorage extends DeviceStorage {
  readonly content: Map<string, string>;
  /** How often something was written. */
  readonly writes: () => number;
  /** From now on every use throws; null ends it. */
  breakWith(error: Error | null): void;
}

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const content = new Map(Object.entries(initial));
  let fault: Error | null = null;
  let writes = 0;
  const guarded = <T>(work: () => T): T => {
    if (fault) throw fault;
    return work();
  };
  return {
    content,
    writes: () => writes,
    breakWith: (error) => {
      fault = error;
    },
    getItem: (key) => guarded(() => content.get(key) ?? null),
    setItem: (key, value) =>
      guarded(() => {
        writes += 1;
        content.set(key, value);
      }),
    removeItem: (key) => guarded(() => void content.delete(key)),
  };
}
