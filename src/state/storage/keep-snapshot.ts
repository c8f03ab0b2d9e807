import { call, cancelled, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { JourneyState } from '../../engine';
import type { Device } from '../device';
import { until } from '../environment/until';
import { wait } from '../environment/wait';
import { happened } from '../journey/journey-actions';
import { selectClearedElsewhere, selectJourney } from '../selectors';
import { heedClear } from './heed-clear';
import { storageTried } from './storage-reducer';

const settleMs = 300;

/**
 * Keeps the journey on the device soon after it changes, and at once when the page is
 * hidden or left (PER-01). `kept` is the state that needs no keeping.
 */
export function* keepSnapshot(device: Device, kept: JourneyState): SagaGenerator<void> {
  const { environment } = device;
  const { visible } = environment;
  let last = kept;
  try {
    for (;;) {
      while ((yield* select(selectJourney)) === last) yield* take(happened);
      yield* race({
        settled: call(wait, environment, settleMs),
        hidden: call(until, [visible], () => !visible.current()),
      });
      last = yield* save(device, last);
    }
  } finally {
    if (yield* cancelled()) yield* save(device, last);
  }
}

function* save(device: Device, last: JourneyState): SagaGenerator<JourneyState> {
  const state = yield* select(selectJourney);
  if (state === last) return state;
  // What another tab cleared leaves nothing behind until something is answered anew.
  if (yield* select(selectClearedElsewhere)) {
    device.keeper.assume(state);
    return state;
  }
  const { worked } = device.keeper.save(state);
  yield* put(storageTried({ worked }));
  return (yield* heedClear(device)) ? yield* select(selectJourney) : state;
}
