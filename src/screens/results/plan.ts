import type { ItemView, Json, JsonObject } from '../../engine';
import { asNumber, asText } from '../reading';
import type { PriceCap, YearlySaving } from '../saving/saving';

/** null where the partner does not say it. */
export function priceCapOf({ values }: ItemView): PriceCap | null {
  const cost = asNumber(values.priceCap);
  if (cost === null) return null;
  return { cost, from: asText(values.priceCapFrom), until: asText(values.priceCapUntil) };
}

/** The money of a plan, in pounds a year, as the configuration works it out. */
export interface PlanMoney extends YearlySaving {
  readonly cost: number;
  readonly monthly: number;
  /** How its words are told from others: what is no payment of every month is not called one. */
  readonly monthIs: string;
}

export function moneyOf(plan: ItemView): PlanMoney {
  const of = (name: string): number => asNumber(plan.values[name]) ?? 0;
  return {
    ...{ cost: of('cost'), monthly: of('monthly'), monthIs: monthIs(plan) },
    ...yearlySavingOf(plan),
  };
}

/** What the name of words about a month ends with, as the configuration says; '' for usual ones. */
export function monthIs({ values }: ItemView): string {
  const kind = asText(values.monthIs);
  return kind === '' ? '' : `.${kind}`;
}

/** What of it a saving is told from. */
export function yearlySavingOf({ values }: ItemView): YearlySaving {
  return {
    waits: values.savingIs === 'waiting',
    saving: asNumber(values.saving),
    fee: asNumber(values.fees) ?? 0,
    firstYear: asNumber(values.savingAfterFees),
    leaving: asText(values.leavingFrom),
  };
}

/**
 * Pounds that the longest bar of a list stands for, with a fee that every plan has: the same for all.
 * @param cap what a year would cost at the price cap, whose line has to have its place.
 */
export function scaleOf(plans: readonly JsonObject[], fee: number, cap: number): number {
  return plans.reduce((most, plan) => Math.max(most, costOf(plan) + fee, nowOf(plan)), cap);
}

export const costOf = (plan: JsonObject): number => asNumber(plan.totalCost) ?? 0;
const savingsOf = (plan: JsonObject): number => asNumber(plan.savings) ?? 0;
/** What staying would cost. */
const nowOf = (plan: JsonObject): number => costOf(plan) + savingsOf(plan);

/** A plan, or what a switch to it was asked with. */
export const planKey = (item: Readonly<Record<string, Json>>): string =>
  `${asText(item.tariffId)}/${asText(item.payMethod)}`;

/** Names that tell apart also what a partner lists twice under one key: the second is `… 2`. */
export function distinct(keys: readonly string[]): readonly string[] {
  const met = new Map<string, number>();
  return keys.map((key) => {
    const times = (met.get(key) ?? 0) + 1;
    met.set(key, times);
    return times === 1 ? key : `${key} ${String(times)}`;
  });
}
