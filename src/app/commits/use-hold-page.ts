import { useEffect, useRef } from 'react';

/**
 * The browser asks before the page is left as long as this holds: what is open is then known to
 * this page alone. It is asked at that moment, so that clearing is not held up by what it cleared.
 */
export function useHoldPage(holds: () => boolean): void {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
