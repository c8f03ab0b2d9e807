import type { DeviceStorage } from '../storage/device-storage';

export interface MemoryStorage extends DeviceStorage {
  readonly content: Map<string, string>;
  /** How often something was written under the key. */
  readonly writes: (key: string) => number;
  /** From now on every use throws; null ends it. */
  breakWith(error: Error | null): void;
  /** From now on no more characters than these fit, keys included; what is there stays. */
  limit(characters: number): void;
  /** From now on what is written is lost without a word. */
  swallow(): void;
}

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const content = new Map(Object.entries(initial));
  const written: string[] = [];
  let fault: Error | null = null;
  let room = Infinity;
  let swallows = false;
  const guarded = <T>(work: () => T): T => {
    if (fault) throw fault;
    return work();
  };
  const sizeWith = (key: string, value: string) =>
    [...new Map(content).set(key, value)].flat().join('').length;
  return {
    content,
    writes: (key) => written.filter((one) => one === key).length,
    breakWith: (error) => {
      fault = error;
    },
    limit: (characters) => {
      room = characters;
    },
    swallow: () => {
      swallows = true;
    },
    getItem: (key) => guarded(() => content.get(key) ?? null),
    setItem: (key, value) =>
      guarded(() => {
        if (sizeWith(key, value) > room) throw new DOMException('Full', 'QuotaExceededError');
        written.push(key);
        if (!swallows) content.set(key, value);
      }),
    removeItem: (key) => guarded(() => void content.delete(key)),
    keys: () => guarded(() => [...content.keys()]),
  };
}
