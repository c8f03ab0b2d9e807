import type { Store } from '../database/schema';
import { specialPostcode } from '../domain/special-postcodes';
import { readFault } from './fault';
import type { Fault } from './fault';
import type { ReadCall } from './read-call';

/** The fault that the household's postcode brings with it for this operation. */
export async function specialFault(
  operation: string,
  call: ReadCall,
  store: Store,
): Promise<Fault | null> {
  const postcode = await postcodeOf(call, store);
  const faults = postcode === null ? undefined : specialPostcode(postcode)?.faults;
  const planned = faults?.find((entry) => entry.operation === operation);
  return planned === undefined ? null : readFault(planned.fault);
}

async function postcodeOf({ query, body }: ReadCall, store: Store): Promise<string | null> {
  const sent = { ...query, ...(typeof body === 'object' ? body : null) };
  if ('postcode' in sent && typeof sent.postcode === 'string' && !('switchKey' in sent)) {
    return sent.postcode;
  }
  const quotes = store.selectFrom('quotes').select('quotes.postcode');
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
