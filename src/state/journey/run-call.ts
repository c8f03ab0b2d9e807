import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallResult } from '../../api';
import type { CallEffect } from '../../engine';
import { callEnded, optionsOf } from './call-ended';
import type { EffectsContext } from './effects-context';
import { happened } from './journey-actions';

/** One call from its sending to its event; cancelling it aborts the request. */
export function* runCall(context: EffectsContext, effect: CallEffect): SagaGenerator<void> {
  const controller = new AbortController();
  try {
    const result = yield* call(send, context, effect, controller.signal);
    const at = context.device.environment.now();
    if (!effect.silent) yield* put(happened(callEnded(effect.request, result, at)));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

async function send(
  { api, device }: EffectsContext,
  effect: CallEffect,
  signal: AbortSignal,
): Promise<CallResult> {
  try {
    return await api.call(effect, signal, optionsOf(effect));
  } catch (error) {
    // Nobody foresaw it. The journey hears of it as of a lost connection.
    if (!signal.aborted) device.environment.reportError(error);
    return { ok: false, failure: { kind: 'network', status: 0, message: null } };
  }
}
