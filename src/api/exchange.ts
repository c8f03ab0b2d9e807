import type {
  AnswerValidator,
  AnswerViolation,
  ApiCall,
  CallResult,
  Json,
  Operation,
} from './contract';
import { isList, readable } from './readable';

/** TOK-03, TOK-04: with a bearer token when there is one. */
export function requestOf(
  { method }: Operation,
  { body }: ApiCall,
  token: string | null,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body !== null) headers['content-type'] = 'application/json';
  // Answers name people and homes: nothing is kept in the browser's cache.
  const request: RequestInit = { method, headers, cache: 'no-store' };
  return body === null ? request : { ...request, body: JSON.stringify(body) };
}

/**
 * Address of a call: base, path with its placeholders filled, query.
 * @throws Error when a placeholder has no value: a call without its id must not reach another address.
 */
export function callAddress(baseUrl: string, template: string, call: ApiCall): string {
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = call.path[name];
    if (value === undefined || value === null || value === '' || typeof value === 'object')
      throw new Error(`${call.operation}: {${name}} in its path has no value`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(queryPairs(call.query)).toString();
  const base = baseUrl.replace(/\/+$/, '');
  return `${base}/${path.replace(/^\/+/, '')}${query === '' ? '' : `?${query}`}`;
}

function queryPairs(query: Readonly<Record<string, Json>>): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === null) return [];
    if (isList(value)) return value.flatMap((item) => queryPairs({ [key]: item }));
    if (typeof value === 'object') return queryPairs(value);
    return [[key, String(value)]];
  });
}

/** Runs the work after so many milliseconds; the result calls it off. */
export type Schedule = (work: () => void, ms: number) => () => void;

interface Limits {
  /** The caller no longer wants the result. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly schedule: Schedule;
}

export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Result of the work, or a rejection as soon as the time is up (TimedOut) or the
 * caller aborts (the reason of the abort), even if the work does not heed its signal.
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, timeoutMs, schedule }: Limits,
): Promise<T> {
  signal.throwIfAborted();
  const inner = new AbortController();
  const aborted = () => {
    inner.abort(signal.reason);
  };
  signal.addEventListener('abort', aborted, { once: true });
  const callOff = schedule(() => {
    inner.abort(new TimedOut(`No answer within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([work(inner.signal), rejectedBy(inner.signal)]);
  } finally {
    callOff();
    signal.removeEventListener('abort', aborted);
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

export type Validators = Readonly<Record<string, AnswerValidator>>;

/** What checks the answer of each operation; some of it is fetched when it is first needed. */
interface AnswerValidators {
  /** null while it is not loaded. */
  readonly atHand: (operation: string) => AnswerValidator | null;
  /** Rejects when the code cannot be fetched, or checks no such operation. */
  readonly load: (operation: string) => Promise<AnswerValidator>;
}

export function answerValidators(
  atStart: Validators,
  fetchMore: () => Promise<Validators>,
): AnswerValidators {
  let known = atStart;
  const atHand = (operation: string) => known[operation] ?? null;
  return {
    atHand,
    load: async (operation) => {
      if (known[operation] === undefined) known = { ...(await fetchMore()), ...known };
      const found = known[operation];
      if (found === undefined) throw new Error(`The contract does not check ${operation}`);
      return found;
    },
  };
}

/** What came back, before anybody has looked at it. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** What does not match the contract; never the data itself. */
export interface ContractBreach {
  readonly operation: string;
  readonly status: number;
  /** Empty when the answer is no JSON at all. */
  readonly violations: readonly AnswerViolation[];
}

/** The boundary: past this point an answer is what the contract says that it is. */
export function readAnswer(
  operation: string,
  { status, text }: RawAnswer,
  isValid: AnswerValidator,
  onBreach: (breach: ContractBreach) => void,
): CallResult {
  const parsed = parse(text);
  if (status < 200 || status > 299)
    return { ok: false, failure: { kind: 'http', status, message: serverMessage(parsed) } };
  if (parsed !== undefined && isValid(parsed)) return { ok: true, answer: parsed };
  const violations = parsed === undefined ? [] : (isValid.errors ?? []);
  onBreach({ operation, status, violations });
  return { ok: false, failure: { kind: 'malformed', status, message: null } };
}

/** undefined when it is no JSON; an empty body reads as null. What cannot be read is left out of its texts. */
function parse(text: string): Json | undefined {
  if (text === '') return null;
  try {
    return readable(JSON.parse(text) as Json, text);
  } catch (error) {
    // Nested too deep to be walked through: nothing that the contract knows.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function serverMessage(body: Json | undefined): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
