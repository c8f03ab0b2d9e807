/** Exclusive locks that the tabs of one origin share. A tab that ends lets go of its own. */
export interface Locks {
  /** The lock, as what lets go of it; null when somebody has it. Never waits for another. */
  readonly take: (name: string) => Promise<(() => void) | null>;
  /** Resolves once nobody has it, at once when nobody does; rejects when the signal aborts. */
  readonly free: (name: string, signal: AbortSignal) => Promise<void>;
  /** Somebody has it, this tab included. */
  readonly isHeld: (name: string) => Promise<boolean>;
}

/** The browser's own; null where there are none (an insecure context, an old browser). */
export function browserLocks(navigator: Partial<Pick<Navigator, 'locks'>>): Locks | null {
  const { locks } = navigator;
  if (locks === undefined) return null;
  return {
    take: (name) =>
      new Promise((resolve, reject) => {
        locks
          .request(name, { mode: 'exclusive', ifAvailable: true }, (lock) => {
            if (lock === null) {
              resolve(null);
              return undefined;
            }
            return new Promise<void>((letGo) => {
              resolve(() => letGo());
            });
          })
          .catch(reject);
      }),
    // Shared: those who only wait for it do not keep each other waiting.
    free: (name, signal) => locks.request(name, { mode: 'shared', signal }, () => undefined),
    isHeld: async (name) => {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name && lock.mode === 'exclusive');
    },
  };
}
