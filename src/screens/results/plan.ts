import type { ItemView, Json, JsonObject } from '../../engine';
import { asNumber, asText } from '../reading/reading';

/** The money of a plan, in pounds a year, as the configuration works it out. */
export interface PlanMoney {
  readonly cost: number;
  readonly saving: number;
  readonly monthly: number;
  /** What leaving the present plan costs now; 0 for nothing. */
  readonly fees: number;
  /** Beside the saving, never instead of it (decision 25). */
  readonly savingAfterFees: number;
}

export function moneyOf({ values }: ItemView): PlanMoney {
  const of = (name: string): number => asNumber(values[name]) ?? 0;
  return {
    cost: of('cost'),
    saving: of('saving'),
    monthly: of('monthly'),
    fees: of('fees'),
    savingAfterFees: of('savingAfterFees'),
  };
}

/** Pounds that the longest bar of a list stands for: the same for every plan of it. */
export function scaleOf(plans: readonly JsonObject[]): number {
  return plans.reduce((most, plan) => Math.max(most, costOf(plan), nowOf(plan)), 0);
}

export const costOf = (plan: JsonObject): number => asNumber(plan.totalCost) ?? 0;
export const savingsOf = (plan: JsonObject): number => asNumber(plan.savings) ?? 0;
/** What staying would cost. */
export const nowOf = (plan: JsonObject): number => costOf(plan) + savingsOf(plan);

/** A plan, or what a switch to it was asked with. */
export const planKey = (item: Readonly<Record<string, Json>>): string =>
  `${asText(item.tariffId)}/${asText(item.payMethod)}`;
