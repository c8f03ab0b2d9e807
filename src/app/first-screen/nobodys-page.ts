/** As much of a page as a household is opened in, where there is none: nothing is kept, nothing called. */
export function nobodysPage(address: string): Window {
  const kept = new Map<string, string>();
  const localStorage: Storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = {
    ...heard,
    document: { ...heard, visibilityState: 'visible' },
    location: new URL(address, 'https://nobody.invalid'),
    navigator: { onLine: true },
    crypto: globalThis.crypto,
    performance: globalThis.performance,
    localStorage,
  };
  return page as unknown as Window;
}
