/** A part of the page whose code comes when it is needed. */
export interface Part<T> {
  /** What came already; null before. */
  readonly now: () => T | null;
  readonly load: () => Promise<T>;
  /** Fetches it ahead. What cannot be had now is asked for again, and told of, when it is drawn. */
  readonly preload: () => void;
}

export function onDemand<T>(get: () => Promise<T>): Part<T> {
  let loaded: T | null = null;
  const load = () => get().then((part) => (loaded = part));
  return { now: () => loaded, load, preload: () => void load().catch(() => null) };
}
