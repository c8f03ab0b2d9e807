import { Ajv2020, type AnySchema, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../../../src/engine';
import { readOperations, type Operation } from './read-operations';

/**
 * How a base took the example of a call. `keeps`: answered as the contract says. `refused`: turned
 * down as the contract says, so that the good answer was not seen. `differs`: neither. `leftOut`: not
 * called.
 */
export interface Verdict {
  readonly operation: string;
  readonly outcome: 'keeps' | 'refused' | 'differs' | 'leftOut';
  /** Status, and what differs or why it was left out. */
  readonly said: string;
}

export interface VerifyOptions {
  /** Of the API, without a slash at its end. */
  readonly base: string;
  /** Origin of the page, whose preflights are tried too; null for a page of the same origin. */
  readonly origin: string | null;
  /** Calls that are not made: they do what cannot be undone. */
  readonly leftOut: ReadonlySet<string>;
  readonly fetch: typeof fetch;
}

/** How `said` begins where the connection gave nothing. */
export const NO_ANSWER = 'no answer: ';
export const LEFT_OUT = 'does what is not undone; --all calls it too';

const CONTRACT = 'contract';
const WAIT_MS = 20_000;

type Check = (schema: JsonObject, value: unknown) => string | null;

/** Plays the examples of a contract against a base, one after the other, the token first. */
export async function verifyContract(
  contract: JsonObject,
  { base, origin, leftOut, fetch: ask }: VerifyOptions,
): Promise<readonly Verdict[]> {
  const check = checkOf(contract);
  const operations = readOperations(contract);
  const verdicts: Verdict[] = [];
  let token = '';
  const ordered = operations.toSorted((a, b) => Number(a.needsToken) - Number(b.needsToken));
  for (const operation of ordered) {
    if (leftOut.has(operation.id)) {
      verdicts.push({ operation: operation.id, outcome: 'leftOut', said: LEFT_OUT });
      continue;
    }
    if (origin !== null) {
      const said = await preflight(operation, base, origin, ask);
      if (said !== null) verdicts.push({ operation: operation.id, outcome: 'differs', said });
    }
    const { verdict, value } = await play(operation, base, token, ask, check);
    verdicts.push({ operation: operation.id, ...verdict });
    if (isToken(value)) token = value.token;
  }
  return verdicts;
}

async function play(
  operation: Operation,
  base: string,
  token: string,
  ask: typeof fetch,
  check: Check,
): Promise<{ readonly verdict: Omit<Verdict, 'operation'>; readonly value: unknown }> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (operation.needsToken) headers['authorization'] = `Bearer ${token}`;
  const answer = await asked(() =>
    ask(`${base}${operation.path}`, {
      method: operation.method,
      headers,
      signal: AbortSignal.timeout(WAIT_MS),
      ...(operation.body !== undefined && { body: JSON.stringify(operation.body) }),
    }),
  );
  const differs = (said: string) => ({
    verdict: { outcome: 'differs' as const, said },
    value: null,
  });
  if (typeof answer === 'string') return differs(answer);
  const { status } = answer;
  const text = await answer.text();
  const value = parsed(text);
  if (value === undefined) return differs(`${status}: the answer is no JSON`);
  if (status === 200) {
    const breach = check(operation.answer, value);
    if (breach !== null) return differs(`200: ${breach}`);
    return { verdict: { outcome: 'keeps', said: '200' }, value };
  }
  if (status === 401 || status >= 500 || !hasMessage(value)) {
    const why = hasMessage(value) ? value.message : 'a refusal has a "message" for people';
    return differs(`${status}: ${why}`);
  }
  return { verdict: { outcome: 'refused', said: `${status}: ${value.message}` }, value: null };
}

async function preflight(
  { method, path }: Operation,
  base: string,
  origin: string,
  ask: typeof fetch,
): Promise<string | null> {
  const wanted = 'authorization, content-type';
  const answer = await asked(() =>
    ask(`${base}${path}`, {
      method: 'OPTIONS',
      signal: AbortSignal.timeout(WAIT_MS),
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': wanted,
      },
    }),
  );
  if (typeof answer === 'string') return `preflight: ${answer}`;
  const said = (name: string): string => answer.headers.get(`access-control-allow-${name}`) ?? '';
  if (![origin, '*'].includes(said('origin'))) {
    return `preflight: access-control-allow-origin is “${said('origin')}” and not ${origin}`;
  }
  const allowed = said('headers').toLowerCase();
  const lacking = wanted.split(', ').find((name) => !allowed.includes(name));
  if (lacking !== undefined) return `preflight: access-control-allow-headers lacks ${lacking}`;
  const simple = ['GET', 'POST'].includes(method);
  return simple || said('methods').includes(method)
    ? null
    : `preflight: access-control-allow-methods lacks ${method}`;
}

/** The answer, or why there is none. */
async function asked(ask: () => Promise<Response>): Promise<Response | string> {
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${NO_ANSWER}${cause instanceof Error ? cause.message || cause.name : String(cause)}`;
  }
}

function checkOf(contract: JsonObject): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema({ $id: CONTRACT, components: contract['components'] });
  return (schema, value) => {
    // A schema that stands in a path refers to the document's root, which is not its own.
    const whole = JSON.stringify(schema).replaceAll('"#/', `"${CONTRACT}#/`);
    const validate = ajv.compile(JSON.parse(whole) as AnySchema);
    return validate(value) ? null : breachOf(validate.errors ?? []);
  };
}

/** The deepest says what is really wrong: an `anyOf` reports each of its sides. */
function breachOf(errors: readonly ErrorObject[]): string {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  const [worst] = errors
    .filter(({ keyword }) => keyword !== 'anyOf')
    .toSorted((a, b) => depth(b) - depth(a));
  if (worst === undefined) return 'the answer breaks the contract';
  const { additionalProperty: extra } = worst.params as { readonly additionalProperty?: string };
  const where = worst.instancePath === '' ? 'the answer' : worst.instancePath;
  return `${where} ${worst.message ?? ''}${extra === undefined ? '' : `: ${extra}`}`;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Told as what it is: an answer that is no JSON.
    return undefined;
  }
}

const isToken = (value: unknown): value is { readonly token: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

const hasMessage = (value: unknown): value is { readonly message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string';
