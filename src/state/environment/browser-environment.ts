import type { Environment, Signal } from './environment';
import { browserLocks } from './locks';

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
    holdPage: () => listening(page, ['beforeunload'], (event) => event.preventDefault()),
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
