import type { Environment, Signal } from './environment';

/** The page's own clock, sight and connection. */
export function browserEnvironment(page: Window): Environment {
  return {
    now: () => Date.now(),
    schedule: (work, ms) => {
      const timer = page.setTimeout(work, ms);
      return () => page.clearTimeout(timer);
    },
    visible: visibility(page),
    online: {
      current: () => page.navigator.onLine,
      subscribe: (listener) => listening(page, ['online', 'offline'], listener),
    },
    reportError: (error) => reportError(error),
  };
}

function visibility(page: Window): Signal {
  // A page that is left may never be told that it is hidden (pagehide without visibilitychange).
  let left = false;
  page.addEventListener('pagehide', () => (left = true));
  page.addEventListener('pageshow', () => (left = false));
  return {
    current: () => !left && page.document.visibilityState === 'visible',
    subscribe: (listener) => {
      const ends = [
        listening(page, ['pagehide', 'pageshow'], listener),
        listening(page.document, ['visibilitychange'], listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function listening(target: EventTarget, types: readonly string[], listener: () => void) {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
