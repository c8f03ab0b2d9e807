import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallResult, CallOptions } from '../api';
import type { CallEffect, JourneyEvent } from '../engine';
import type { EffectsContext } from './device';
import { happened } from './reducers';

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

/** What a call came to, as what happened; `at` in milliseconds since 1970. */
export function callEnded(request: number, result: CallResult, at: number): JourneyEvent {
  return result.ok
    ? { type: 'callSucceeded', request, answer: result.answer, at }
    : { type: 'callFailed', request, failure: result.failure, at };
}

export function optionsOf({ within }: CallEffect): CallOptions {
  return within === null ? {} : { within: within * 1000 };
}
