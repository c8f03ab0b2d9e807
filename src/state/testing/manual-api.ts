import type { ApiCall, ApiClient, CallResult } from '../../api';

export interface PendingCall {
  readonly call: ApiCall;
  readonly signal: AbortSignal;
  /** Ends the call, heeding no abort: what comes too late still comes. */
  readonly answer: (result: CallResult) => void;
  readonly breakWith: (error: Error) => void;
}

export interface ManualApi extends ApiClient {
  readonly calls: readonly PendingCall[];
  /** How the next refreshes end; each `refreshToken` takes what stands here. */
  refresh: () => Promise<boolean>;
  readonly refreshes: () => number;
}

/** An api whose calls the test ends, in whatever order. */
export function manualApi(): ManualApi {
  const calls: PendingCall[] = [];
  let refreshes = 0;
  const api: ManualApi = {
    calls,
    refresh: () => Promise.resolve(true),
    refreshes: () => refreshes,
    call: (call, signal) =>
      new Promise((answer, breakWith) => {
        calls.push({ call, signal, answer, breakWith });
      }),
    refreshToken: () => {
      refreshes += 1;
      return api.refresh();
    },
  };
  return api;
}
