import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';
import type { Device } from '../device';
import { wait } from '../environment/wait';
import { happened } from '../journey/journey-actions';
import { settleMs } from './settle-ms';

/** Takes the lock for a sequence and reads the ledger under it; never waits for another tab. */
export function* takeLock(device: Device, sequence: string): SagaGenerator<void> {
  const { lock, ledger, saves, environment } = device;
  const isHad = yield* call(() => lock.take());
  if (isHad) yield* call(wait, environment, settleMs);
  // A lease may have been lost to a tab that took it at the same moment.
  const isMine = isHad && lock.isMine();
  if (isHad && !isMine) lock.letGo();
  const heard = { sequence, ledger: ledger.read(), at: environment.now() };
  yield* put(
    happened(
      isMine
        ? { type: 'lockTaken', ...heard, kept: ledger.keeps(), unsettled: saves.ofOthers() }
        : { type: 'lockRefused', ...heard },
    ),
  );
}

/** Tells once no other tab has the lock, and takes it not. */
export function* watchLock(device: Device): SagaGenerator<void> {
  const { lock, ledger, environment } = device;
  do {
    yield* call(untilFree, device);
    yield* call(wait, environment, settleMs);
  } while (!(yield* call(() => lock.isFree())));
  yield* put(happened({ type: 'lockFreed', ledger: ledger.read(), at: environment.now() }));
}

/** Goes on once no other tab has the lock; a cancelled saga waits for it no more. */
export function* untilFree({ lock, environment }: Device): SagaGenerator<void> {
  const controller = new AbortController();
  try {
    yield* call(async () => {
      try {
        await lock.free(controller.signal);
      } catch (error) {
        if (!controller.signal.aborted) environment.reportError(error);
      }
    });
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
