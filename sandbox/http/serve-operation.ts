import type { CheckedEndpoint } from '../contract/checked-endpoints';
import type { OperationId } from '../contract/types';
import { OPERATIONS } from '../operations';
import type { Call, Context } from '../operations/operation';
import { type HasKey, keyMissing } from './admin-key';
import { answer, faultFailure, spoiled } from './answers';
import { readFault, specialFault, type Fault, type FaultPlan } from './faults';
import { Refusal } from './refusal';
import { authorise, readCall, type ReadCall } from './request';

export interface Served {
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
