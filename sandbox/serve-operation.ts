import type { CheckedEndpoint } from './contract/checked-endpoints';
import { takesFile } from './contract/document';
import type { OperationId } from './contract/types';
import type { Store } from './database/schema';
import { OPERATIONS } from './operations';
import type { Call, Context } from './operations/operation';
import { type HasKey, keyMissing } from './http/admin-key';
import { readFile } from './http/read-file';
import { answer, faultFailure, spoiled } from './http/answers';
import { Refusal } from './refusal';
import { type Fault, type FaultPlan, readFault, specialFault } from './http/faults';

interface Served {
  readonly checked: CheckedEndpoint;
  readonly hasKey: HasKey;
  readonly faults: FaultPlan;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const FAULT_HEADER = 'x-sandbox-fault';
/** Asks for a token, and owns nothing yet. */
const NOBODY = '';

/** One request from its token to its answer, with whatever fault was ordered; throws what refuses it. */
export async function serveOperation(
  request: Request,
  path: Readonly<Record<string, string>>,
  { checked, hasKey, faults, wait }: Served,
  anybody: Omit<Context, 'visitor'>,
): Promise<Response> {
  const { operationId, security } = checked.endpoint.operation;
  const ordered = orderedFault(request, hasKey) ?? faults.take(operationId);
  if (ordered?.kind === 'status') return faultFailure(ordered.status);
  const { store, now } = anybody;
  const visitor = security?.length === 0 ? NOBODY : await authorise(request, store, now);
  const context = { ...anybody, visitor };
  const call = await readCall(request, path, checked);
  const fault = ordered ?? (await specialFault(operationId, call, context));
  if (fault?.kind === 'status') return faultFailure(fault.status);
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  const value = await handlerOf(operationId)(call, context);
  const breach = checked.checkAnswer(value);
  if (breach !== null) throw new Error(`The sandbox's own answer breaks the contract: ${breach}`);
  return spoiled(answer(value), fault);
}

/**
 * Needs the key: a delay holds a place among the requests in work, and a connection that drops may
 * be one that a proxy shares between households.
 */
function orderedFault({ headers }: Request, hasKey: HasKey): Fault | null {
  const text = headers.get(FAULT_HEADER);
  if (text === null) return null;
  if (!hasKey(headers)) throw keyMissing();
  const fault = readFault(text);
  if (fault === null) throw new Refusal(400, `${FAULT_HEADER}: ${text} is not a fault.`);
  return fault;
}

/** What the contract's validators let through is a call of the operation. */
function handlerOf<Id extends OperationId>(id: Id) {
  const handle = OPERATIONS[id];
  return async (call: ReadCall, context: Context) => handle(call as Call<Id>, context);
}

/** Whose token the request carries; refuses with 401 unless there is one that still lives (TOK-03). */
async function authorise(request: Request, store: Store, now: Date): Promise<string> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal(401, 'This call needs a token.');
  const row = await store
    .selectFrom('tokens')
    .select(['visitor', 'expires_at'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now.toISOString()) {
    throw new Refusal(401, 'Your session has ended. Please try again.');
  }
  return row.visitor;
}

/** A request that keeps the contract. */
export interface ReadCall {
  readonly query: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Reads a request; refuses with 400, naming the field, one that breaks the contract. */
async function readCall(
  request: Request,
  path: Readonly<Record<string, string>>,
  checked: CheckedEndpoint,
): Promise<ReadCall> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  refuseBreach(checked.checkParameters({ ...query, ...path }));
  if (takesFile(checked.endpoint.operation)) return { query, path, body: await readFile(request) };
  const expected = checked.endpoint.operation.requestBody;
  if (expected === undefined) return { query, path, body: undefined };
  const text = await request.text();
  if (text === '' && expected.required !== true) return { query, path, body: undefined };
  const body = readJson(text);
  refuseBreach(checked.checkBody(body));
  return { query, path, body };
}

function refuseBreach(breach: string | null): void {
  if (breach !== null) throw new Refusal(400, breach);
}

/** Refuses with 400 what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Refusal(400, 'The body is not JSON.');
    throw cause;
  }
}
