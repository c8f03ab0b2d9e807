import { CANCEL, eventChannel, type EventChannel } from 'redux-saga';
import { call, type SagaGenerator, take } from 'typed-redux-saga';
import type { Environment, Signal } from './environment';

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
