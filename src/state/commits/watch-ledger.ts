import { buffers, eventChannel, type EventChannel, type Task } from 'redux-saga';
import { call, fork, put, take, type SagaGenerator, cancelled } from 'typed-redux-saga';
import { type Ledger, usesFiles } from '../../engine';
import type { Device } from '../device';
import { wait } from '../environment/environment';
import { happened } from '../reducers';
import { heedGone } from '../storage/gone-files';
import { heedClear } from '../storage/keep-snapshot';
import { settleMs } from './commit-lock';
import { ledgerRead, type Cause } from '../ledger-read';

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
      if (usesFiles) yield* heedGone(device);
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
function* untilFree({ lock, environment }: Device): SagaGenerator<void> {
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
