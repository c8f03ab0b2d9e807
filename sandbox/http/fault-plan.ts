import type { Fault } from './fault';

interface PlannedFault {
  /** An operationId, or `*` for whatever comes next. */
  readonly operation: string;
  readonly fault: Fault;
  times: number;
}

/** Faults ordered by the admin call; each is used up after so many calls. */
export class FaultPlan {
  #planned: PlannedFault[] = [];

  add(operation: string, fault: Fault, times: number): void {
    this.#planned.push({ operation, fault, times });
  }

  /** The oldest fault that is meant for this operation, counted down. */
  take(operation: string): Fault | null {
    const planned = this.#planned.find(
      (entry) => entry.operation === operation || entry.operation === '*',
    );
    if (planned === undefined) return null;
    planned.times -= 1;
    if (planned.times <= 0) this.#planned = this.#planned.filter((entry) => entry !== planned);
    return planned.fault;
  }

  clear(): void {
    this.#planned = [];
  }
}
