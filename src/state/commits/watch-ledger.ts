import { buffers, eventChannel, type EventChannel, type Task } from 'redux-saga';
import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { Ledger } from '../../engine';
import type { Device } from '../device';
import { wait } from '../environment/wait';
import { happened } from '../journey/journey-actions';
import { heedClear } from '../storage/heed-clear';
import { ledgerRead, type Cause } from './ledger-read';
import { settleMs } from './settle-ms';
import { untilFree } from './take-lock';

interface Happened {
  readonly cause: Cause;
  /** The item that another tab wrote or removed; null for none, or for all. */
  readonly key: string | null;
}

/**
 * Reads everything again when another tab wrote, when the page is come back to (in the back/forward
 * cache it hears nothing) and when it is online again. What is `sending` is read again once no other
 * tab has the lock, and its last write has come: then nobody sends it any more.
 */
export function* watchLedger(
  device: Device,
  isOurs: (key: string | null) => boolean,
): SagaGenerator<void> {
  const causes = yield* call(causesOf, device, isOurs);
  let settling: Task | null = null;
  try {
    for (;;) {
      const isSettled = settling?.isRunning() !== true;
      if (isSettled && isSending(device.ledger.read())) settling = yield* fork(settle, device);
      const { cause, key } = yield* take(causes);
      if (yield* heedClear(device)) continue;
      const about = key === null ? null : device.ledger.about(key);
      yield* put(happened(ledgerRead(device, cause, { about })));
    }
  } finally {
    causes.close();
  }
}

function* settle(device: Device): SagaGenerator<void> {
  do {
    yield* call(untilFree, device);
    yield* call(wait, device.environment, settleMs);
  } while (!(yield* call(() => device.lock.isFree())));
  yield* put(happened(ledgerRead(device, 'return', { lockIsFree: true })));
}

function isSending(ledger: Ledger): boolean {
  return Object.values(ledger)
    .flat()
    .some(({ state }) => state === 'sending');
}

function causesOf(
  { environment }: Device,
  isOurs: (key: string | null) => boolean,
): EventChannel<Happened> {
  const { storageEvents, pageShown, visible, online } = environment;
  const back: Happened = { cause: 'return', key: null };
  return eventChannel((emit) => {
    const ends = [
      storageEvents.subscribe((key) => {
        if (isOurs(key)) emit({ cause: 'storage', key });
      }),
      pageShown.subscribe(() => emit(back)),
      ...[visible, online].map((signal) =>
        signal.subscribe(() => {
          if (signal.current()) emit(back);
        }),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
    // What happens while another is taken in is heard all the same.
  }, buffers.expanding());
}
