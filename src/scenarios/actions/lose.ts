import { readText } from '../source';
import { happen, now, without } from '../world';
import type { Action } from './deed';
import { waitingCall } from './waiting-call';

/** `{ "lose": "completeSwitch" }`: no answer ever comes, so nobody knows whether the call did its work. */
export const lose: Action = (from) => {
  const name = readText(from);
  return (world) => {
    const call = waitingCall(world, name, from);
    const failure = { kind: 'timeout', status: 0, message: null } as const;
    return happen(
      without(world, call),
      { type: 'callFailed', request: call.request, failure, at: now(world) },
      from,
    );
  };
};
