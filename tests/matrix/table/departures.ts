import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallRow, FaultRow } from './table';

/** What was decided otherwise than the table says, with its reason. */
export interface Departure {
  readonly calls: readonly string[];
  /** Faults by id, or groups of them as `#lost`. */
  readonly faults: readonly string[];
  /** The state that it ends in here; that of the table where left out. */
  readonly here?: string;
  /** Sentences of the state that do not hold here, as their problem begins. */
  readonly but?: readonly string[];
  readonly why: string;
  readonly restsOn: readonly string[];
}

const { departures } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'departures.json'), 'utf8'),
) as { readonly departures: readonly Departure[] };

export { departures };

export const departureOf = (call: CallRow, fault: FaultRow): Departure | null =>
  departures.find(
    ({ calls, faults }) =>
      calls.includes(call.id) && (faults.includes(fault.id) || faults.includes(`#${fault.group}`)),
  ) ?? null;
