import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Device } from '../device';
import { selectClearedElsewhere, selectJourney } from '../selectors';
import { storageTried } from './storage-reducer';

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
