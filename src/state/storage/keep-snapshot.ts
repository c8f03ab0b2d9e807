import { call, cancelled, race, select, take, type SagaGenerator, put } from 'typed-redux-saga';
import type { JourneyState } from '../../engine';
import type { Device } from '../device';
import type { Environment } from '../environment/environment';
import { until, wait, waitUntilIdle } from '../environment/wait';
import { happened, selectClearedElsewhere, selectJourney, storageTried } from '../reducers';
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
  let last = kept;
  try {
    for (;;) {
      while ((yield* select(selectJourney)) === last) yield* take(happened);
      yield* race({
        settled: call(settled, environment),
        hidden: call(until, [visible], () => !visible.current()),
      });
      last = yield* save(device, last);
    }
  } finally {
    if (yield* cancelled()) yield* save(device, last);
  }
}

function* settled(environment: Environment): SagaGenerator<void> {
  yield* call(wait, environment, settleMs);
  yield* call(waitUntilIdle, environment, idleWithinMs);
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
  yield* put(storageTried({ worked }));
}
