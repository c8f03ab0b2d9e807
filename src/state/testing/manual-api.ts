import type { ApiCall, ApiClient, CallOptions, CallResult } from '../../api';

export interface PendingCall {
  readonly call: ApiCall;
  readonly signal: AbortSignal;
  readonly options: CallOptions;
  /** Ends the call, heeding no abort: what comes too late still comes. */
  readonly answer: (result: CallResult) => void;
  readonly breakWith: (error: Error) => void;
}

export interface ManualApi extends ApiClient {
  readonly calls: readonly PendingCall[];
  /** How the next refreshes end; each `refreshToken` takes what stands here. */
  refresh: () => Promise<boolean>;
  readonly refreshes: () => number;
  /** How the next preparations of a call end. */
  prepare: ApiClient['prepare'];
}

/** An api whose calls the test ends, in whatever order. */
export function manualApi(): ManualApi {
  const calls: PendingCall[] = [];
  let refreshes = 0;
  const api: ManualApi = {
    calls,
    refresh: () => Promise.resolve(true),
    refreshes: () => refreshes,
    prepare: () => Promise.resolve(true),
    call: (call, signal, options = {}) =>
      new Promise((answer, breakWith) => {
        calls.push({ call, signal, options, answer, breakWith });
      }),
    refreshToken: () => {
      refreshes += 1;
      return api.refresh();
    },
  };
  return api;
}
