import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ledgerRead } from '../commits/ledger-read';
import type { Device } from '../device';
import { happened } from '../journey/journey-actions';
import { selectJourney } from '../selectors';
import { clearedElsewhere } from './storage-reducer';

/**
 * Where another tab has cleared the details, this one begins anew too, takes back what it wrote
 * before it heard of it, and says so. True when it was so.
 */
export function* heedClear(device: Device): SagaGenerator<boolean> {
  const { epoch, keeper, ledger, saves } = device;
  const kind = epoch.cleared();
  if (kind === null) return false;
  epoch.heed();
  keeper.dropOwn();
  ledger.clearOwn(kind);
  saves.clear('own');
  const { progress, today } = yield* select(selectJourney);
  const { step, parameters } = progress;
  yield* put(happened({ type: 'startedAnew' }));
  yield* put(clearedElsewhere());
  yield* put(happened(ledgerRead(device, 'cleared')));
  // What the page that stands there needs is gone: it is begun anew, or leads to where one begins.
  if (step !== null) {
    yield* put(happened({ type: 'stepEntered', step, parameters, today, restored: false }));
  }
  return true;
}
