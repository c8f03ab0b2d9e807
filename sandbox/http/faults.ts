import type { Asking } from '../database/quotes';
import { specialPostcode } from '../domain/homes';
import type { ReadCall } from '../serve-operation';

/** What can be made to go wrong, as payment sandboxes have test cards. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The work is done and committed; the answer never arrives. */
  | { readonly kind: 'drop' }
  /** The work is done; the answer is no JSON. */
  | { readonly kind: 'malformed' };

const MOST_MILLISECONDS = 120_000;

/** Reads `status=503`, `delay=2000`, `drop` or `malformed`; null for anything else. */
export function readFault(text: string): Fault | null {
  if (text === 'drop' || text === 'malformed') return { kind: text };
  const [, name, digits] = /^(status|delay)=(\d{1,6})$/.exec(text) ?? [];
  const number = Number(digits);
  if (name === 'status' && number >= 400 && number <= 599)
    return { kind: 'status', status: number };
  if (name === 'delay' && number <= MOST_MILLISECONDS) {
    return { kind: 'delay', milliseconds: number };
  }
  return null;
}

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

/** The fault that the household's postcode brings with it for this operation. */
export async function specialFault(
  operation: string,
  call: ReadCall,
  asking: Pick<Asking, 'store' | 'visitor'>,
): Promise<Fault | null> {
  const postcode = await postcodeOf(call, asking);
  const faults = postcode === null ? undefined : specialPostcode(postcode)?.faults;
  const planned = faults?.find((entry) => entry.operation === operation);
  return planned === undefined ? null : readFault(planned.fault);
}

async function postcodeOf(
  { query, body }: ReadCall,
  { store, visitor }: Pick<Asking, 'store' | 'visitor'>,
): Promise<string | null> {
  const sent = { ...query, ...(typeof body === 'object' ? body : null) };
  if ('postcode' in sent && typeof sent.postcode === 'string' && !('switchKey' in sent)) {
    return sent.postcode;
  }
  const quotes = store
    .selectFrom('quotes')
    .select('quotes.postcode')
    .where('quotes.visitor', '=', visitor);
  if ('switchKey' in sent && typeof sent.switchKey === 'string') {
    const row = await quotes
      .innerJoin('switch_keys', 'switch_keys.switch_id', 'quotes.switch_id')
      .where('switch_keys.switch_key', '=', sent.switchKey)
      .executeTakeFirst();
    return row?.postcode ?? null;
  }
  if ('switchId' in sent && typeof sent.switchId === 'string') {
    const row = await quotes.where('quotes.switch_id', '=', sent.switchId).executeTakeFirst();
    return row?.postcode ?? null;
  }
  return null;
}
