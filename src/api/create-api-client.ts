import type {
  AnswerValidator,
  ApiCall,
  CallOptions,
  CallResult,
  Json,
  JsonObject,
  Operation,
  TokenSource,
} from './contract';
import {
  answerValidators,
  callAddress,
  type ContractBreach,
  readAnswer,
  requestOf,
  type Schedule,
  TimedOut,
  type Validators,
  withinTime,
} from './exchange';

export interface ApiClientOptions {
  /** All calls go to this one base (CALL-42). */
  readonly baseUrl: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** By operationId; with `validators` generated from the contract. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Validators;
  /** Those of the other operations, fetched with the first call that is not among `validators`. */
  readonly moreValidators?: () => Promise<Validators>;
  /** Milliseconds for one request and its whole answer, where a call does not say; a replay has its own. */
  readonly timeoutMs: number;
  /** Milliseconds for a token; 10,000 where nothing is said. */
  readonly tokenWithinMs?: number;
  readonly schedule: Schedule;
  /** How a token is asked for; calls carry none where this is null. */
  readonly token: TokenSource | null;
  /** The visitor's locally generated id, told to the server with every token that takes it (TOK-06). */
  readonly visitor?: () => string;
  /** Told when an answer breaks the contract, for whoever looks after the service. */
  readonly onBreach?: (breach: ContractBreach) => void;
  /** Told why a call could not even be made: an operation that the contract does not have, a path without its id. */
  readonly onFault?: (error: unknown) => void;
}

export interface ApiClient {
  /**
   * What the partner answered, in the shape of the contract, or why there is no answer. Whatever
   * stops the call before it has left is a failure of kind `notSent`.
   * @throws the reason of the signal, and only where it aborts when a call without `once` has left.
   */
  call(call: ApiCall, signal: AbortSignal, options?: CallOptions): Promise<CallResult>;
  /**
   * Whether the call would leave at once: a token was fetched within its time, or the one in hand
   * is still good; the code that checks the answer is loaded; the call can be made. Sends nothing of it, and never
   * rejects.
   */
  prepare(call: ApiCall, signal: AbortSignal): Promise<boolean>;
  /** One request at a time, however often it is asked for; false when no token was had. Never rejects. */
  refreshToken(): Promise<boolean>;
}

interface Request {
  readonly address: string;
  readonly operation: Operation;
}

const notSent: CallResult = {
  ok: false,
  failure: { kind: 'notSent', status: 0, message: null },
};
const never = new AbortController().signal;

/** The client of one partner. Nothing is sent before it is called, and it throws nothing when it is made. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, operations, timeoutMs, schedule } = options;
  const { onBreach = () => undefined, onFault = () => undefined, tokenWithinMs = 10_000 } = options;
  const more = options.moreValidators ?? (() => Promise.resolve({}));
  const validators = answerValidators(options.validators, more);
  const { token: source } = options;
  const token =
    source === null
      ? noToken
      : createToken(source.answer, (shown) => {
          const call = tokenCall(source, options.visitor?.());
          return send(call, never, { within: tokenWithinMs }, () => shown);
        });

  async function send(
    call: ApiCall,
    signal: AbortSignal,
    { within = timeoutMs, once = false, fetch = options.fetch }: CallOptions,
    bearer: () => string | null = token.current,
  ): Promise<CallResult> {
    const request = requestFor(call);
    if (request === null || signal.aborted) return notSent;
    const sending = { hasLeft: false };
    const exchange = async (inner: AbortSignal) => {
      const isValid = validators.atHand(call.operation) ?? (await loaded(call.operation));
      if (isValid === null || inner.aborted) return null;
      const init = requestOf(request.operation, call, bearer());
      sending.hasLeft = true;
      const response = await fetch(request.address, {
        ...init,
        ...(once && { keepalive: true }),
        signal: inner,
      });
      return { isValid, raw: { status: response.status, text: await response.text() } };
    };
    const limits = { signal: once ? never : signal, timeoutMs: within, schedule };
    let answered: Awaited<ReturnType<typeof exchange>>;
    try {
      answered = await withinTime(exchange, limits);
    } catch (error) {
      if (!sending.hasLeft) return notSent;
      if (!once) signal.throwIfAborted();
      const kind = error instanceof TimedOut ? 'timeout' : 'network';
      return { ok: false, failure: { kind, status: 0, message: null } };
    }
    if (answered === null) return notSent;
    return readAnswer(call.operation, answered.raw, answered.isValid, onBreach);
  }

  /** null for a call that cannot be made. */
  function requestFor(call: ApiCall): Request | null {
    try {
      const operation = operations[call.operation];
      if (!operation) throw new Error(`The contract has no operation ${call.operation}`);
      return { operation, address: callAddress(baseUrl, operation.path, call) };
    } catch (error) {
      onFault(error);
      return null;
    }
  }

  /** null when the code that checks the answer could not be fetched. */
  async function loaded(operation: string): Promise<AnswerValidator | null> {
    try {
      return await validators.load(operation);
    } catch (error) {
      onFault(error);
      return null;
    }
  }

  async function call(
    call: ApiCall,
    signal: AbortSignal,
    how: CallOptions = {},
  ): Promise<CallResult> {
    // Without a good token it would only be refused, and sent again (decision 35).
    const renewing = token.isGood() ? null : token.renewing();
    if (renewing !== null && how.once !== true) await renewing;
    const sentWith = token.current();
    const result = await send(call, signal, how);
    if (result.ok || result.failure.status !== 401) return result;
    token.refused(sentWith);
    if (how.once === true || source === null) return result;
    // The token may have been renewed while this call was on its way.
    if (!token.isGood() && !(await token.renew())) return result;
    signal.throwIfAborted();
    return send(call, signal, how);
  }

  async function prepare(call: ApiCall, signal: AbortSignal): Promise<boolean> {
    if (requestFor(call) === null) return false;
    const readiness = () => Promise.all([loaded(call.operation), token.renew()]);
    try {
      await withinTime(readiness, { signal, timeoutMs: tokenWithinMs, schedule });
    } catch (error) {
      if (!(error instanceof TimedOut)) return false;
    }
    return validators.atHand(call.operation) !== null && token.isGood();
  }

  return { call, prepare, refreshToken: token.renew };
}

function tokenCall({ operation, visitor: key }: TokenSource, visitor?: string): ApiCall {
  const body = visitor === undefined || key === null ? null : { [key]: visitor };
  return { operation, path: {}, query: {}, body };
}

/** The bearer token in use, renewed by one request at a time. */
interface Token {
  readonly current: () => string | null;
  /** The renewal that is under way; null for none. */
  readonly renewing: () => Promise<boolean> | null;
  /** False when none was had; the one there is stays in use (TOK-05). */
  readonly renew: () => Promise<boolean>;
  /** The server took this one for no good. */
  readonly refused: (token: string | null) => void;
  /** There is one that the server has not refused yet. */
  readonly isGood: () => boolean;
}

/** Where calls carry none, whatever there is will do. */
const noToken: Token = {
  current: () => null,
  renewing: () => null,
  renew: () => Promise.resolve(true),
  refused: () => undefined,
  isGood: () => true,
};

/** @param request asks for a token, and shows the one that is given to it. */
function createToken(key: string, request: (shown: string | null) => Promise<CallResult>): Token {
  let token: string | null = null;
  let isRefusedHere = false;
  let refused: string | null = null;
  let renewing: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const result = await request(isRefusedHere ? null : token);
    if (result.ok) {
      token = readToken(result.answer, key);
      refused = null;
      isRefusedHere = false;
      return token !== null;
    }
    // A server that refuses a stale token here would refuse it for ever; other calls may still carry it.
    if (result.failure.status === 401) isRefusedHere = true;
    return false;
  }

  return {
    current: () => token,
    renewing: () => renewing,
    renew: () =>
      (renewing ??= ask().finally(() => {
        renewing = null;
      })),
    refused: (other) => {
      if (other !== null) refused = other;
    },
    isGood: () => token !== null && token !== refused,
  };
}

/** The token in a checked answer; null when it is empty. */
function readToken(answer: Json, key: string): string | null {
  const token = isObject(answer) ? answer[key] : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

const isObject = (answer: Json): answer is JsonObject =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);
