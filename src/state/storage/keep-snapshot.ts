import { call, cancelled, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { JourneyState } from '../../engine';
import type { Environment } from '../environment/environment';
import { until } from '../environment/until';
import { wait } from '../environment/wait';
import { happened } from '../journey/journey-actions';
import { selectJourney } from '../selectors';
import type { JourneyKeeper } from './journey-keeper';
import { storageTried } from './storage-reducer';

const settleMs = 300;

/**
 * Keeps the journey on the device soon after it changes, and at once when the page is
 * hidden or left (PER-01). `kept` is the state that needs no keeping.
 */
export function* keepSnapshot(
  keeper: JourneyKeeper,
  environment: Environment,
  kept: JourneyState,
): SagaGenerator<void> {
  const { visible } = environment;
  let last = kept;
  try {
    for (;;) {
      while ((yield* select(selectJourney)) === last) yield* take(happened);
      yield* race({
        settled: call(wait, environment, settleMs),
        hidden: call(until, [visible], () => !visible.current()),
      });
      last = yield* save(keeper, last);
    }
  } finally {
    if (yield* cancelled()) yield* save(keeper, last);
  }
}

function* save(keeper: JourneyKeeper, last: JourneyState): SagaGenerator<JourneyState> {
  const state = yield* select(selectJourney);
  if (state !== last) yield* put(storageTried({ worked: keeper.save(state).worked }));
  return state;
}
