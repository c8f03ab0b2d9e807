export interface Occurring<T> {
  readonly subscribe: (listener: (what: T) => void) => () => void;
  readonly happen: (what: T) => void;
}

/** Something that happens; the test says when. */
export function manualOccurrence<T>(): Occurring<T> {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe: (listener: (what: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    happen: (what: T): void => {
      for (const listener of [...listeners]) listener(what);
    },
  };
}

/** Something that holds or does not; `changed` tells whoever listens. */
export function signalOf(current: () => boolean) {
  const { subscribe, happen }: Occurring<void> = manualOccurrence();
  return { current, subscribe, changed: () => happen() };
}
