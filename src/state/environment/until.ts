import { eventChannel, type EventChannel } from 'redux-saga';
import { call, take, type SagaGenerator } from 'typed-redux-saga';
import type { Signal } from './environment';

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

function changesOf(signals: readonly Signal[]): EventChannel<true> {
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
