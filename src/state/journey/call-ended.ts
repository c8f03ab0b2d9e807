import type { CallOptions, CallResult } from '../../api';
import type { CallEffect, JourneyEvent } from '../../engine';

/** What a call came to, as what happened; `at` in milliseconds since 1970. */
export function callEnded(request: number, result: CallResult, at: number): JourneyEvent {
  return result.ok
    ? { type: 'callSucceeded', request, answer: result.answer, at }
    : { type: 'callFailed', request, failure: result.failure, at };
}

export function optionsOf({ within }: CallEffect): CallOptions {
  return within === null ? {} : { within: within * 1000 };
}
