import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallResult } from '../../api';
import { equal, type CallEffect, type CommitSending, type LedgerEntry } from '../../engine';
import type { Device, EffectsContext } from '../device';
import { happened } from '../reducers';
import { callEnded, optionsOf } from '../run-call';
import { heedClear } from '../storage/keep-snapshot';

export type CommitCall = CallEffect & { readonly commit: CommitSending };

export const isCommitCall = (effect: CallEffect): effect is CommitCall => effect.commit !== null;

const notSent: CallResult = {
  ok: false,
  failure: { kind: 'notSent', status: 0, message: null },
};

/**
 * A commit: everything it needs is fetched, the lock and the ledger are looked at anew, it is
 * written down and read back, and then it leaves in the same turn. From there on nothing ends it:
 * a saga that is cancelled only hears its answer no more.
 */
export function* writeAhead(context: EffectsContext, effect: CommitCall): SagaGenerator<void> {
  const { api, device } = context;
  const { environment, ledger } = device;
  const { request, commit } = effect;
  const epoch = device.epoch.known();
  const isReady = yield* call(prepared, context, effect);
  // Whoever cleared meanwhile, here or in another tab, did not want it sent any more.
  const isCleared = device.epoch.known() !== epoch || device.epoch.cleared() !== null;
  if (!isReady || isCleared) {
    yield* put(happened(callEnded(request, notSent, environment.now())));
    yield* call(heedClear, device);
    return;
  }
  const at = environment.now();
  const entry: LedgerEntry = { ...commit.entry, sentAt: at, writtenAt: at };
  const why = obstacle(device, entry);
  if (why !== null) {
    yield* put(happened({ type: 'commitBlocked', request, why, ledger: ledger.read(), at }));
    return;
  }
  const kept = ledger.note(entry);
  if (!kept && commit.mustBeKept) {
    ledger.takeBack(entry);
    const heard = { request, why: 'notKept', ledger: ledger.read(), at } as const;
    yield* put(happened({ type: 'commitBlocked', ...heard }));
    return;
  }
  yield* put(happened({ type: 'commitSent', request, entry, kept }));
  const result = yield* call(sent, api, effect, environment.reportError);
  yield* put(happened(callEnded(request, result, environment.now())));
}

/** False offline, and where token or code cannot be had: then nothing is sent. */
function* prepared({ api, device }: EffectsContext, effect: CommitCall): SagaGenerator<boolean> {
  const { online, reportError } = device.environment;
  const controller = new AbortController();
  try {
    if (!online.current()) return false;
    return yield* call(async () => {
      try {
        return await api.prepare(effect, controller.signal);
      } catch (error) {
        reportError(error);
        return false;
      }
    });
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

function obstacle({ lock, ledger }: Device, entry: LedgerEntry): 'inDoubt' | 'otherTab' | null {
  if (!lock.isMine()) return 'otherTab';
  const isOpen = Object.values(ledger.read())
    .flat()
    .some(({ state }) => state === 'sending' || state === 'doubt');
  return isOpen || !equal(ledger.greater(entry), entry) ? 'inDoubt' : null;
}

async function sent(
  api: EffectsContext['api'],
  effect: CommitCall,
  reportError: (error: unknown) => void,
): Promise<CallResult> {
  try {
    const unending = new AbortController().signal;
    return await api.call(effect, unending, { ...optionsOf(effect), once: true });
  } catch (error) {
    // Nobody knows how far it came.
    reportError(error);
    return { ok: false, failure: { kind: 'network', status: 0, message: null } };
  }
}
