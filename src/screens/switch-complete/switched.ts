import type { JourneyState } from '../../engine';
import { readNewPlan } from '../new-tariff/new-plan';
import { asObject, asText } from '../reading/reading';

/** What is known of the switch that was made. A date, yyyy-mm-dd, is null where it is not known. */
export interface Switched {
  /** Empty when it is not known here. */
  readonly reference: string;
  readonly supplierName: string;
  readonly byDirectDebit: boolean;
  /** Whether it waits for the cooling-off period to end; null when that is not known. */
  readonly startsLater: boolean | null;
  /** How long the move takes, in words. */
  readonly moveTime: string;
  /** The day it was made. */
  readonly made: string | null;
  readonly directDebitBy: string | null;
  readonly moveFrom: string | null;
  readonly moveTo: string | null;
  readonly coolingOffEnds: string | null;
  readonly finalBillBy: string | null;
}

/**
 * From `answers.switched` and the plan. The dates are those that were promised when the switch
 * was made: nothing is counted here. Without a record no day is known (CMP-02).
 */
export function readSwitched(journey: JourneyState): Switched {
  const record = asObject(journey.answers.switched);
  const plan = readNewPlan(journey.lookups.plan);
  const payMethod = plan?.payMethod ?? asText(journey.answers.proposedPayMethod);
  const date = (key: string) => asText(record[key]) || null;
  const { startsLater } = record;
  return {
    reference: asText(record.referenceNumber),
    supplierName: asText(record.supplierName) || (plan?.supplierName ?? ''),
    byDirectDebit: payMethod === '' || payMethod.toLowerCase().endsWith('directdebit'),
    startsLater: typeof startsLater === 'boolean' ? startsLater : null,
    moveTime: asText(record.moveTime),
    made: date('on'),
    directDebitBy: date('directDebitBy'),
    moveFrom: date('moveFrom'),
    moveTo: date('moveTo'),
    coolingOffEnds: date('coolingOffEnds'),
    finalBillBy: date('finalBillBy'),
  };
}
