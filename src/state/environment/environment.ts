import type { Locks } from './locks';

/** Something that happens; what it carries is told to whoever listens. */
export interface Occurrence<T> {
  /** The result ends it. */
  readonly subscribe: (listener: (what: T) => void) => () => void;
}

/** Something that holds or does not, and says when that changes. */
export interface Signal extends Occurrence<void> {
  readonly current: () => boolean;
}

/** Time and the page, as the sagas need them; injected, so that nothing here waits for a clock. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment before the page began; nobody can set that clock. */
  readonly elapsed: () => number;
  /** Runs the work after so many milliseconds; the result calls it off. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /**
   * Runs the work when the page has nothing better to do, after so many milliseconds at the latest; the
   * result calls it off.
   */
  readonly whenIdle: (work: () => void, withinMs: number) => () => void;
  /** The page is in sight; false too while it is being left. */
  readonly visible: Signal;
  readonly online: Signal;
  /** The page came back from the browser's back/forward cache, where it heard nothing. */
  readonly pageShown: Occurrence<void>;
  /** Another tab wrote under this key; null when it emptied the storage. */
  readonly storageEvents: Occurrence<string | null>;
  /** Locks that all tabs share; null where the browser has none. */
  readonly locks: Locks | null;
  /** From now on the browser asks before the page is left; the result ends it. */
  readonly holdPage: () => () => void;
  /** A text that nobody else will ever have: 8 to 64 letters, digits and hyphens. */
  readonly random: () => string;
  /** A fault of ours that must not stop the journey, and must not be lost either. */
  readonly reportError: (error: unknown) => void;
}
