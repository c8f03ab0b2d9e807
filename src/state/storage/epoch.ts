import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ledgerRead } from '../commits/ledger';
import type { Device } from '../device';
import type { Environment } from '../environment/environment';
import { happened, selectJourney, clearedElsewhere } from '../reducers';
import { storageKeys, type DeviceStorage, tried } from './device-storage';

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
