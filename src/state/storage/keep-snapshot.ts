import type { EventChannel } from 'redux-saga';
import { call, cancelled, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { type JourneyState, usesFiles } from '../../engine';
import { ledgerRead } from '../ledger-read';
import type { Device } from '../device';
import {
  changesOf,
  type Environment,
  type Signal,
  waitUntilIdle,
} from '../environment/environment';
import {
  asideRead,
  clearedElsewhere,
  happened,
  selectAside,
  selectClearedElsewhere,
  selectJourney,
  selectStorageFailed,
  storageTried,
} from '../reducers';
import { type DeviceStorage, storageKeys, tried } from './device-storage';
import { heedGone } from './gone-files';

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
  if (!(yield* select(selectClearedElsewhere))) yield* heedClear(device);
  return yield* select(selectJourney);
}

/**
 * Writes the journey as it is now, whole and at once.
 * What another tab cleared leaves nothing behind until something is answered anew; what it took out is
 * not written.
 */
export function* saveJourney(device: Device): SagaGenerator<void> {
  if (usesFiles) yield* heedGone(device);
  const { keeper } = device;
  const state = yield* select(selectJourney);
  if (yield* select(selectClearedElsewhere)) {
    keeper.assume(state);
    return;
  }
  const { worked } = keeper.save(state);
  if ((yield* select(selectAside)) !== null && keeper.offers(state)) yield* put(asideRead(null));
  const failed = yield* select(selectStorageFailed);
  if (failed === worked) yield* put(storageTried({ worked }));
}

/** `keepNumbers`: what is not settled is cut down to what is needed to go on asking. */
const clearKinds = ['everything', 'keepNumbers'] as const;
export type ClearKind = (typeof clearKinds)[number];

/**
 * Tells whether another tab has cleared the details: `<journey>.epoch` holds the kind of the last
 * Clear and a random id. There is none before the first.
 */
export interface Epoch {
  /** The last Clear that this tab has made or heeded; null for none. */
  known(): string | null;
  /** How another tab has cleared since this one began or last heeded it; null when none has. */
  cleared(): ClearKind | null;
  /** It is heeded: what is written from now on is of the new time. */
  heed(): void;
  /** This tab clears. */
  begin(kind: ClearKind): void;
}

export function createEpoch(
  journey: string,
  storage: DeviceStorage,
  { random }: Pick<Environment, 'random'>,
): Epoch {
  const key = storageKeys(journey).epoch;
  const read = () => tried(() => storage.getItem(key), null);
  let known = read();
  return {
    known: () => known,
    cleared: () => {
      const stored = read();
      // A storage that was emptied tells nothing of a Clear.
      if (stored === null || stored === known) return null;
      return clearKinds.find((kind) => stored.startsWith(`${kind}.`)) ?? 'everything';
    },
    heed: () => {
      known = read();
    },
    begin: (kind) => {
      known = `${kind}.${random()}`;
      const text = known;
      tried(() => storage.setItem(key, text), undefined);
    },
  };
}

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
  if (usesFiles) device.gone?.clear('own');
  const { progress, today } = yield* select(selectJourney);
  const { step, parameters } = progress;
  yield* put(happened({ type: 'startedAnew' }));
  yield* put(clearedElsewhere(null));
  yield* put(happened(ledgerRead(device, 'cleared')));
  // What the page that stands there needs is gone: it is begun anew, or leads to where one begins.
  if (step !== null) {
    yield* put(happened({ type: 'stepEntered', step, parameters, today, restored: false }));
  }
  return true;
}
