import type { Environment, Signal } from './environment';

/** The page's own clock, sight, connection, locks and chance. */
export function browserEnvironment(page: Window): Environment {
  return {
    now: () => Date.now(),
    elapsed: () => page.performance.now(),
    schedule: (work, ms) => {
      const timer = page.setTimeout(work, ms);
      return () => page.clearTimeout(timer);
    },
    whenIdle: (work, withinMs) => idle(page, work, withinMs),
    visible: visibility(page),
    online: {
      current: () => page.navigator.onLine,
      subscribe: (listener) => listening(page, ['online', 'offline'], () => listener()),
    },
    pageShown: {
      subscribe: (listener) =>
        listening(page, ['pageshow'], (event) => {
          if ('persisted' in event && event.persisted === true) listener();
        }),
    },
    storageEvents: {
      subscribe: (listener) => {
        const heard = ({ key }: StorageEvent) => listener(key);
        page.addEventListener('storage', heard);
        return () => page.removeEventListener('storage', heard);
      },
    },
    locks: browserLocks(page.navigator),
    holdPage: (holds) =>
      listening(page, ['beforeunload'], (event) => {
        if (holds()) event.preventDefault();
      }),
    random: () => randomText(page.crypto),
    reportError: (error) => reportError(error),
  };
}

/** Safari has no `requestIdleCallback`: there it is done after what waits to be drawn. */
function idle(page: Window, work: () => void, withinMs: number): () => void {
  if ('requestIdleCallback' in page) {
    const request = page.requestIdleCallback(() => work(), { timeout: withinMs });
    return () => page.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, Math.min(withinMs, drawnMs));
  return () => clearTimeout(timer);
}

/** What was asked to be drawn has been, at 60 pictures a second. */
const drawnMs = 50;

/** A UUID of 128 random bits; `randomUUID` is not there in an insecure context. */
function randomText(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function visibility(page: Window): Signal {
  // A page that is left may never be told that it is hidden (pagehide without visibilitychange).
  let left = false;
  page.addEventListener('pagehide', () => (left = true));
  page.addEventListener('pageshow', () => (left = false));
  return {
    current: () => !left && page.document.visibilityState === 'visible',
    subscribe: (listener) => {
      const heard = () => listener();
      const ends = [
        listening(page, ['pagehide', 'pageshow'], heard),
        listening(page.document, ['visibilitychange'], heard),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function listening(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}

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
