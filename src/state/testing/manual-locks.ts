import type { Locks } from '../environment/browser-environment';

/** The locks of one browser, as each of its tabs sees them. */
export interface ManualLocks {
  /** Locks as a tab has them; `end` lets go of all that it has, as a crash does. */
  tab(): Locks & { readonly end: () => void };
}

interface Waiting {
  readonly name: string;
  readonly go: () => void;
}

export function manualLocks(): ManualLocks {
  const held = new Map<string, object>();
  let waiting: readonly Waiting[] = [];

  function release(name: string, owner: object): void {
    if (held.get(name) !== owner) return;
    held.delete(name);
    const freed = waiting.filter((one) => one.name === name);
    waiting = waiting.filter((one) => one.name !== name);
    for (const { go } of freed) go();
  }

  return {
    tab: () => {
      const mine = new Map<object, string>();
      return {
        take: (name) => {
          if (held.has(name)) return Promise.resolve(null);
          const owner = {};
          held.set(name, owner);
          mine.set(owner, name);
          return Promise.resolve(() => release(name, owner));
        },
        free: (name, signal) =>
          new Promise((resolve, reject) => {
            if (!held.has(name)) {
              resolve();
              return;
            }
            const one = { name, go: resolve };
            waiting = [...waiting, one];
            signal.addEventListener('abort', () => {
              waiting = waiting.filter((other) => other !== one);
              reject(new DOMException('Aborted', 'AbortError'));
            });
          }),
        isHeld: (name) => Promise.resolve(held.has(name)),
        end: () => {
          for (const [owner, name] of mine) release(name, owner);
        },
      };
    },
  };
}
