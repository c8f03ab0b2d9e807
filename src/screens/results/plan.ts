import type { Json, JsonObject, Lookup } from '../../engine';
import { asList, asNumber, asObject, asText } from '../reading/reading';

/** One plan on offer (RES-25), with its costs in pounds a year. */
export interface Plan {
  /** Unique in the list: one tariff may be offered for several ways to pay. */
  readonly key: string;
  /** As the server names it, to be handed back unchanged. */
  readonly tariffId: Json;
  readonly switchOption: Json;
  readonly payMethod: string;
  readonly tariffName: string;
  readonly supplierName: string;
  readonly totalCost: number;
  readonly savings: number;
  /** What leaving the present plan costs now; 0 for nothing. */
  readonly exitFees: number;
  /** Cannot be switched to from here (RES-11, RES-13, RES-14). */
  readonly reviewOnly: boolean;
  readonly isGreen: boolean;
  readonly isFixed: boolean;
  readonly hasWarmHomeDiscount: boolean;
  readonly hasCancellationFee: boolean;
  readonly hasOnlineManagement: boolean;
  readonly hasPaperBilling: boolean;
  readonly details: readonly string[];
}

/** The plans of an answered lookup `{ plans: [...] }`, cheapest first (decision 24). */
export function plansOf(lookup: Lookup | undefined): readonly Plan[] {
  if (lookup?.status !== 'ready') return [];
  return asList(asObject(lookup.data).plans)
    .flatMap(readPlan)
    .sort((a, b) => a.totalCost - b.totalCost);
}

/** Of a plan, or of what a switch to it was asked with. */
export const keyOf = (item: JsonObject) => `${asText(item.tariffId)}/${asText(item.payMethod)}`;

/** A plan without a cost cannot be compared, and is left out. */
function readPlan(data: Json): Plan[] {
  const item = asObject(data);
  const totalCost = asNumber(item.totalCost);
  if (totalCost === null) return [];
  return [
    {
      key: keyOf(item),
      tariffId: item.tariffId ?? null,
      switchOption: item.switchOption ?? null,
      payMethod: asText(item.payMethod),
      tariffName: asText(item.tariffName),
      supplierName: asText(item.supplierName),
      totalCost,
      savings: asNumber(item.savings) ?? 0,
      exitFees: asNumber(item.exitFees) ?? 0,
      reviewOnly: asText(item.switchOption).toLowerCase() === 'none',
      isGreen: item.isGreen === true,
      isFixed: item.isFixed === true,
      hasWarmHomeDiscount: item.hasWarmHomeDiscount === true,
      hasCancellationFee: item.hasCancellationFee === true,
      hasOnlineManagement: item.hasOnlineManagement === true,
      hasPaperBilling: item.hasPaperBilling === true,
      details: asList(item.tariffDetails).map(asText).filter(Boolean),
    },
  ];
}

/** Pounds that the longest bar of the list stands for. */
export function scaleOf(plans: readonly Plan[]): number {
  return plans.reduce(
    (most, plan) => Math.max(most, plan.totalCost, plan.totalCost + plan.savings),
    0,
  );
}
