import { useCallback, useRef } from 'react';

/** One work after the other, and of those that wait the newest alone: what came meanwhile is done once, as it is then. */
export function useNewest(): (work: () => Promise<void>) => void {
  const waiting = useRef<(() => Promise<void>) | null>(null);
  const isBusy = useRef(false);
  return useCallback((work) => {
    waiting.current = work;
    if (isBusy.current) return;
    const go = async () => {
      isBusy.current = true;
      try {
        while (waiting.current !== null) {
          const next = waiting.current;
          waiting.current = null;
          await next();
        }
      } finally {
        isBusy.current = false;
      }
    };
    void go();
  }, []);
}
