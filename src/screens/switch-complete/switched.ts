import type { JsonObject } from '../../engine';
import { asNumber, asObject, asText } from '../reading';
import type { ScreenProps } from '../screen';

/** What is known of the switch that was made. A date, yyyy-mm-dd, is null where it is not known. */
export interface Switched {
  /** One a fuel, or a single one for both; empty when none is known here. */
  readonly references: readonly Reference[];
  /** First name of whom it was made for; '' where it is not known. */
  readonly name: string;
  readonly supplierName: string;
  /** Its number; '' where it is not known. */
  readonly supplierPhone: string;
  readonly byDirectDebit: boolean;
  /** Paid before it is used. */
  readonly byTopUp: boolean;
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
  /** Null where this device does not hold which plan it was. */
  readonly plan: SwitchedPlan | null;
  /** Null for nothing. */
  readonly leaving: Leaving | null;
  /** Who supplied until now; '' where this device does not hold it. */
  readonly oldSupplier: string;
  /** Milliseconds since 1970; null where it is not known. */
  readonly sentAt: number | null;
}

export interface Reference {
  /** Which one it is, where there are two. */
  readonly of: 'gas' | 'electricity' | 'all';
  readonly number: string;
}

/** What it took to leave the old supplier: pounds, its name, and the day from which it is free. */
interface Leaving {
  readonly fee: number;
  readonly leaving: string;
  readonly freeFrom: string | null;
}

export interface SwitchedPlan {
  readonly name: string;
  /** Pounds; null where it was not kept. */
  readonly costAYear: number | null;
  readonly costAMonth: number | null;
  /** Pounds: what a year costs less than staying, and the first one, the fee taken off; null where nobody knows. */
  readonly saving: number | null;
  readonly firstYear: number | null;
}

/**
 * From the newest switch that this device keeps a record of: the quote in hand may be another one
 * by now (CMP-02). The dates are those that were promised when it was sent: nothing is counted here.
 */
export function readSwitched({ read }: Pick<ScreenProps, 'read'>): Switched {
  const entry = asObject(read('commits.switch'));
  const record = isOneOfTwo(entry) ? {} : asObject(entry.record);
  const answer = asObject(entry.answer);
  const date = (key: string) => asText(record[key]) || null;
  const { startsLater } = record;
  return {
    references: referencesOf(answer),
    name: asText(answer.firstName),
    supplierName: asText(record.supplierName),
    supplierPhone: asText(record.supplierPhone),
    byDirectDebit: record.byDirectDebit !== false,
    byTopUp: record.byTopUp === true,
    startsLater: typeof startsLater === 'boolean' ? startsLater : null,
    moveTime: asText(record.moveTime) || asText(read('facts.moveTime')),
    made: date('on'),
    directDebitBy: date('directDebitBy'),
    moveFrom: date('moveFrom'),
    moveTo: date('moveTo'),
    coolingOffEnds: date('coolingOffEnds'),
    finalBillBy: date('finalBillBy'),
    plan: planOf(record),
    leaving: leavingOf(record),
    oldSupplier: asText(record.oldSupplier),
    sentAt: asNumber(entry.sentAt),
  };
}

/** It was sent for another plan before, and the partner does not tell which it took. */
function isOneOfTwo({ record, answer }: JsonObject): boolean {
  const { earlier, ...last } = asObject(record);
  if (earlier === undefined || Object.keys(asObject(answer)).length > 0) return false;
  const before = asObject(earlier);
  return ['supplierName', 'planName'].some((key) => asText(before[key]) !== asText(last[key]));
}

/** Each that was given, by its fuel; one where both are the same (CMP-07, CON-22). */
function referencesOf(answer: JsonObject): readonly Reference[] {
  const gas = asText(answer.gas);
  const electricity = asText(answer.electricity);
  if (gas !== '' && electricity !== '' && gas !== electricity) {
    return [
      { of: 'gas', number: gas },
      { of: 'electricity', number: electricity },
    ];
  }
  const only = gas || electricity;
  return only === '' ? [] : [{ of: 'all', number: only }];
}

function planOf(record: JsonObject): SwitchedPlan | null {
  const name = asText(record.planName);
  if (name === '') return null;
  const number = (key: string) => asNumber(record[key]);
  return {
    name,
    costAYear: number('costAYear'),
    costAMonth: number('costAMonth'),
    saving: number('saving'),
    firstYear: number('firstYear'),
  };
}

function leavingOf(record: JsonObject): Switched['leaving'] {
  const fee = asNumber(record.leavingFee) ?? 0;
  if (fee <= 0) return null;
  const freeFrom = asText(record.leavingFreeFrom) || null;
  return { fee, leaving: asText(record.leavingFrom), freeFrom };
}
