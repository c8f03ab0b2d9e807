import type { EventChannel } from 'redux-saga';
import { call, cancelled, race, select, take, type SagaGenerator, put } from 'typed-redux-saga';
import type { JourneyState } from '../../engine';
import type { Device } from '../device';
import type { Signal } from '../environment/environment';
import { changesOf, waitUntilIdle } from '../environment/wait';
import {
  happened,
  selectClearedElsewhere,
  selectJourney,
  selectStorageFailed,
  storageTried,
} from '../reducers';
import { heedClear } from './epoch';

const settleMs = 300;
/** A page that is never idle is kept all the same. */
const idleWithinMs = 700;

/**
 * Keeps the journey on the device soon after it changes, off the key press, and at once when the
 * page is hidden or left (PER-01). `kept` is the state that needs no keeping.
 */
export function* keepSnapshot(device: Device, kept: JourneyState): SagaGenerator<void> {
  const { environment } = device;
  const { visible } = environment;
  // Listened to all the time: to begin and end with each key costs more than to keep.
  const seen: EventChannel<true> = yield* call(changesOf, [visible]);
  let last = kept;
  try {
    for (;;) {
      while ((yield* select(selectJourney)) === last) yield* take(happened);
      if (visible.current())
        yield* race({
          settled: call(waitUntilIdle, environment, settleMs, idleWithinMs),
          hidden: call(hidden, seen, visible),
        });
      last = yield* save(device, last);
    }
  } finally {
    seen.close();
    if (yield* cancelled()) yield* save(device, last);
  }
}

function* hidden(seen: EventChannel<true>, visible: Signal): SagaGenerator<void> {
  do yield* take(seen);
  while (visible.current());
}

function* save(device: Device, last: JourneyState): SagaGenerator<JourneyState> {
  const state = yield* select(selectJourney);
  if (state === last) return state;
  yield* saveJourney(device);
  if (yield* select(selectClearedElsewhere)) return state;
  return (yield* heedClear(device)) ? yield* select(selectJourney) : state;
}

/**
 * Writes the journey as it is now, whole and at once.
 * What another tab cleared leaves nothing behind until something is answered anew.
 */
export function* saveJourney({ keeper }: Device): SagaGenerator<void> {
  const state = yield* select(selectJourney);
  if (yield* select(selectClearedElsewhere)) {
    keeper.assume(state);
    return;
  }
  const { worked } = keeper.save(state);
  const failed = yield* select(selectStorageFailed);
  if (failed === worked) yield* put(storageTried({ worked }));
}
