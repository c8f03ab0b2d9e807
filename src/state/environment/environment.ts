import { CANCEL, eventChannel, type EventChannel } from 'redux-saga';
import { call, type SagaGenerator, take } from 'typed-redux-saga';
import type { Locks } from './browser-environment';

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
  /** The browser asks before the page is left, where this holds in that moment; the result ends it. */
  readonly holdPage: (holds: () => boolean) => () => void;
  /** A text that nobody else will ever have: 8 to 64 letters, digits and hyphens. */
  readonly random: () => string;
  /** A fault of ours that must not stop the journey, and must not be lost either. */
  readonly reportError: (error: unknown) => void;
}

/** Goes on after so many milliseconds; a cancelled saga leaves no timer behind. */
export function* wait({ schedule }: Environment, ms: number): SagaGenerator<void> {
  yield* call(promised, (resolve: () => void) => schedule(resolve, ms));
}

/** Waits, and then goes on when the page has nothing better to do, after so many milliseconds more at the latest. */
export function* waitUntilIdle(
  { schedule, whenIdle }: Environment,
  ms: number,
  withinMs: number,
): SagaGenerator<void> {
  yield* call(promised, (resolve: () => void) => {
    let callOff = schedule(() => {
      callOff = whenIdle(resolve, withinMs);
    }, ms);
    return () => callOff();
  });
}

/** `begin` gives what calls it off. */
function promised(begin: (resolve: () => void) => () => void): Promise<void> {
  let callOff = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    callOff = begin(resolve);
  });
  return Object.assign(passed, { [CANCEL]: () => callOff() });
}

/** Goes on as soon as the condition over the signals holds: at once if it holds already. */
export function* until(signals: readonly Signal[], holds: () => boolean): SagaGenerator<void> {
  if (holds()) return;
  const changes: EventChannel<true> = yield* call(changesOf, signals);
  try {
    while (!holds()) yield* take(changes);
  } finally {
    changes.close();
  }
}

/** Says so whenever one of them changes. */
export function changesOf(signals: readonly Signal[]): EventChannel<true> {
  return eventChannel((emit) => {
    const ends = signals.map((signal) =>
      signal.subscribe(() => {
        emit(true);
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  });
}
