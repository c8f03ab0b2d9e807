import type { CheckedEndpoint } from '../contract/checked-endpoints';
import type { OperationId } from '../contract/types';
import { OPERATIONS } from '../operations';
import type { Call, Context } from '../operations/operation';
import { answer, faultFailure, spoiled } from './answers';
import { readFault, specialFault, type Fault, type FaultPlan } from './faults';
import { Refusal } from './refusal';
import { authorise, readCall, type ReadCall } from './request';

export interface Served {
  readonly checked: CheckedEndpoint;
  readonly faults: FaultPlan;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const FAULT_HEADER = 'x-sandbox-fault';

/** One request from its token to its answer, with whatever fault was ordered; throws what refuses it. */
export async function serveOperation(
  request: Request,
  path: Readonly<Record<string, string>>,
  { checked, faults, wait }: Served,
  context: Context,
): Promise<Response> {
  const { operationId, security } = checked.endpoint.operation;
  const ordered = orderedFault(request) ?? faults.take(operationId);
  if (ordered?.kind === 'status') return faultFailure(ordered.status);
  if (security?.length !== 0) {
    await authorise(request, context.store, context.now);
  }
  const call = await readCall(request, path, checked);
  const fault = ordered ?? (await specialFault(operationId, call, context.store));
  if (fault?.kind === 'status') return faultFailure(fault.status);
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  const value = await handlerOf(operationId)(call, context);
  const breach = checked.checkAnswer(value);
  if (breach !== null) throw new Error(`The sandbox's own answer breaks the contract: ${breach}`);
  return spoiled(answer(value), fault);
}

function orderedFault(request: Request): Fault | null {
  const text = request.headers.get(FAULT_HEADER);
  if (text === null) return null;
  const fault = readFault(text);
  if (fault === null) throw new Refusal(400, `${FAULT_HEADER}: ${text} is not a fault.`);
  return fault;
}

/** What the contract's validators let through is a call of the operation. */
function handlerOf<Id extends OperationId>(id: Id) {
  const handle = OPERATIONS[id];
  return async (call: ReadCall, context: Context) => handle(call as Call<Id>, context);
}
