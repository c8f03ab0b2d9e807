import { readParts, readText, required } from '../source';
import { happen, now, readFailure, without } from '../world';
import type { Failure } from '../../engine';
import type { Action } from './deed';
import { waitingCall } from './waiting-call';

const unavailable: Failure = { kind: 'http', status: 503, message: null };

/** `{ "fail": "meters" }`: the oldest held call of that name fails, with 503 or as `with` says. */
export const fail: Action = (from) => {
  const part = typeof from.value === 'string' ? undefined : readParts(from, ['call', 'with']);
  const at = part === undefined ? from : required(from, 'call', part('call'));
  const how = part?.('with');
  const name = readText(at);
  const failure = how === undefined ? unavailable : readFailure(how);
  return (world) => {
    const call = waitingCall(world, name, at);
    return happen(
      without(world, call),
      { type: 'callFailed', request: call.request, failure, at: now(world) },
      from,
    );
  };
};
