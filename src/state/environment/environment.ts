/** Something that holds or does not, and says when that changes. */
export interface Signal {
  readonly current: () => boolean;
  /** Calls the listener after every change; the result ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Time and the page, as the sagas need them; injected, so that nothing here waits for a clock. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs the work after so many milliseconds; the result calls it off. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** The page is in sight; false too while it is being left. */
  readonly visible: Signal;
  readonly online: Signal;
  /** A fault of ours that must not stop the journey, and must not be lost either. */
  readonly reportError: (error: unknown) => void;
}
