import type { ApiCall, CallResult } from './call';
import { callAddress } from './call-address';
import type { AnswerValidator, Operation } from './contract';
import { readAnswer, type ContractBreach, type RawAnswer } from './read-answer';
import { readToken } from './read-token';
import { TimedOut, withinTime, type Schedule } from './within-time';

type Validators = Readonly<Record<string, AnswerValidator>>;

export interface ApiClientOptions {
  /** All calls go to this one base (CALL-42). */
  readonly baseUrl: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** By operationId; with `validators` generated from the contract. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Validators;
  /** Those of the other operations, fetched with the first call that is not among `validators`. */
  readonly moreValidators?: () => Promise<Validators>;
  /** For one request and its whole answer; a replay has its own. */
  readonly timeoutMs: number;
  readonly schedule: Schedule;
  /** The visitor's locally generated id, told to the server with every token (TOK-06). */
  readonly visitor?: string;
  /** Told when an answer breaks the contract, for whoever looks after the service. */
  readonly onBreach?: (breach: ContractBreach) => void;
}

export interface ApiClient {
  /**
   * Rejects only when the signal aborts (with its reason) or when the call cannot be
   * made at all: an unknown operation, a path without its value, a broken `fetch` setup.
   */
  call(call: ApiCall, signal: AbortSignal): Promise<CallResult>;
  /** One request at a time, however often it is asked for; false when no token was had. */
  refreshToken(): Promise<boolean>;
}

const lostConnection: CallResult = {
  ok: false,
  failure: { kind: 'network', status: 0, message: null },
};

export function createApiClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl,
    operations,
    validators,
    timeoutMs,
    schedule,
    onBreach = () => undefined,
  } = options;
  let token: string | null = null;
  let refreshing: Promise<boolean> | null = null;

  async function send(call: ApiCall, signal: AbortSignal): Promise<CallResult> {
    const operation = operations[call.operation];
    if (!operation) throw new Error(`The contract has no operation ${call.operation}`);
    const address = callAddress(baseUrl, operation.path, call);
    const init = requestOf(operation, call, token);
    const isValid = validators[call.operation] ?? (await fetchValidator(call.operation));
    if (isValid === null) return lostConnection;
    const raw = await exchange(address, init, signal);
    return 'status' in raw ? readAnswer(call.operation, raw, isValid, onBreach) : raw;
  }

  /** null when the code that checks the answer could not be fetched: then nothing is sent either. */
  async function fetchValidator(operation: string): Promise<AnswerValidator | null> {
    const more = await (options.moreValidators?.() ?? Promise.resolve({})).catch(() => null);
    if (more === null) return null;
    const found = (more as Validators)[operation];
    if (found === undefined) throw new Error(`The contract does not check ${operation}`);
    return found;
  }

  async function exchange(
    address: string,
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<RawAnswer | CallResult> {
    try {
      return await withinTime(
        async (inner) => {
          const response = await options.fetch(address, { ...init, signal: inner });
          return { status: response.status, text: await response.text() };
        },
        { signal, timeoutMs, schedule },
      );
    } catch (error) {
      signal.throwIfAborted();
      const kind = error instanceof TimedOut ? 'timeout' : 'network';
      return { ok: false, failure: { kind, status: 0, message: null } };
    }
  }

  async function call(call: ApiCall, signal: AbortSignal): Promise<CallResult> {
    // A call that is planned while a token is on its way would only be refused, and sent again.
    if (refreshing !== null) await refreshing;
    const sentWith = token;
    const result = await send(call, signal);
    if (result.ok || result.failure.status !== 401) return result;
    // The token may have been renewed while this call was on its way.
    const renewed = token !== null && token !== sentWith;
    if (!renewed && !(await refreshToken())) return result;
    return send(call, signal);
  }

  function refreshToken(): Promise<boolean> {
    refreshing ??= requestToken().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function requestToken(): Promise<boolean> {
    const result = await send(tokenCall(options.visitor), new AbortController().signal);
    if (result.ok) {
      token = readToken(result.answer);
      return token !== null;
    }
    // A server that refuses a stale token here would refuse it for ever.
    if (result.failure.status === 401) token = null;
    return false;
  }

  return { call, refreshToken };
}

/** TOK-03, TOK-04: with a bearer token when there is one. */
function requestOf({ method }: Operation, { body }: ApiCall, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body !== null) headers['content-type'] = 'application/json';
  // Answers name people and homes: nothing is kept in the browser's cache.
  const request: RequestInit = { method, headers, cache: 'no-store' };
  return body === null ? request : { ...request, body: JSON.stringify(body) };
}

function tokenCall(visitor: string | undefined): ApiCall {
  const body = visitor === undefined ? null : { uid: visitor };
  return { operation: 'token', path: {}, query: {}, body };
}
