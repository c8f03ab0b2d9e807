import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallResult } from '../../api';
import type { CallEffect, JourneyEvent } from '../../engine';
import { happened } from './journey-actions';
import type { EffectsContext } from './effects-context';

/** One call from its sending to its event; cancelling it aborts the request. */
export function* runCall(context: EffectsContext, effect: CallEffect): SagaGenerator<void> {
  const controller = new AbortController();
  try {
    const result = yield* call(send, context, effect, controller.signal);
    if (!effect.silent) yield* put(happened(eventOf(effect.request, result)));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

async function send(
  { api, environment }: EffectsContext,
  effect: CallEffect,
  signal: AbortSignal,
): Promise<CallResult> {
  try {
    return await api.call(effect, signal);
  } catch (error) {
    // It could not even be made. The journey hears of it as of a lost connection.
    if (!signal.aborted) environment.reportError(error);
    return { ok: false, failure: { kind: 'network', status: 0, message: null } };
  }
}

function eventOf(request: number, result: CallResult): JourneyEvent {
  return result.ok
    ? { type: 'callSucceeded', request, answer: result.answer }
    : { type: 'callFailed', request, failure: result.failure };
}
