import type { CheckedEndpoint } from '../contract/checked-endpoints';
import type { Context, Operation } from '../operations/define-operation';
import { answer, faultFailure, spoiled } from './answers';
import { authorise } from './authorise';
import { readFault } from './fault';
import type { Fault } from './fault';
import type { FaultPlan } from './fault-plan';
import { readCall } from './read-call';
import { Refusal } from './refusal';
import { specialFault } from './special-fault';

export interface Served {
  readonly checked: CheckedEndpoint;
  readonly operation: Operation;
  readonly faults: FaultPlan;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const FAULT_HEADER = 'x-sandbox-fault';

/** One request from its token to its answer, with whatever fault was ordered; throws what refuses it. */
export async function serveOperation(
  request: Request,
  path: Readonly<Record<string, string>>,
  { checked, operation, faults, wait }: Served,
  context: Context,
): Promise<Response> {
  const ordered = orderedFault(request) ?? faults.take(operation.id);
  if (ordered?.kind === 'status') return faultFailure(ordered.status);
  if (checked.endpoint.operation.security?.length !== 0) {
    await authorise(request, context.store, context.now);
  }
  const call = await readCall(request, path, checked);
  const fault = ordered ?? (await specialFault(operation.id, call, context.store));
  if (fault?.kind === 'status') return faultFailure(fault.status);
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  const value = await operation.handle(call, context);
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
