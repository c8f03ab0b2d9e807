import type { JourneyState } from '../../engine';
import { readNewPlan } from '../new-tariff/new-plan';
import { asObject, asText } from '../reading/reading';

/** What is known of the switch that was made. */
export interface Switched {
  /** Empty when it is not known here. */
  readonly reference: string;
  readonly supplierName: string;
  /** The day it was made, yyyy-mm-dd; null when it is not known. */
  readonly made: string | null;
  readonly byDirectDebit: boolean;
}

/**
 * From `answers.switched` `{ referenceNumber, name, supplierName, on? }` and the plan.
 * Without `on` the switch was made today; without a record it was made on a day
 * that nobody here knows (CMP-02).
 */
export function readSwitched(journey: JourneyState, today: string): Switched {
  const record = asObject(journey.answers.switched);
  const plan = readNewPlan(journey.lookups.plan);
  const payMethod = plan?.payMethod ?? asText(journey.answers.proposedPayMethod);
  const known = Object.keys(record).length > 0;
  return {
    reference: asText(record.referenceNumber),
    supplierName: asText(record.supplierName) || (plan?.supplierName ?? ''),
    made: known ? asText(record.on) || today : null,
    byDirectDebit: payMethod === '' || payMethod.toLowerCase().endsWith('directdebit'),
  };
}
