import { useEffect, useState } from 'react';
import type { Part } from './on-demand';

export interface PartState<T> {
  readonly loaded: T | null;
  /** It could not be had, e.g. offline. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the part when what needs it is drawn. */
export function usePart<T>(part: Part<T>): PartState<T> {
  const [loaded, setLoaded] = useState(part.now);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded !== null || failed) return undefined;
    let drawn = true;
    part.load().then(
      (now) => {
        if (drawn) setLoaded(() => now);
      },
      () => {
        if (drawn) setFailed(true);
      },
    );
    return () => {
      drawn = false;
    };
  }, [part, loaded, failed]);
  return { loaded, failed, retry: () => setFailed(false) };
}
