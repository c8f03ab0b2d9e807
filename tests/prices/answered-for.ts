import type { Partner } from './ask';
import { feesOf, plansOf, type Bill } from './calculator';

/** One offer of a plan, in whole pence a year. */
interface Offer {
  readonly plan: string;
  readonly cost: number;
  readonly saving: number;
  readonly fees: number;
}

/** What the partner answers a household, in the words of the calculator. */
export async function answeredFor(partner: Partner, bill: Bill) {
  const { switchId, plans, priceCap } = await partner.ask(bill);
  return {
    switchId,
    cheapest: plans[0]?.tariffId ?? '',
    priceCap,
    offers: plans.map((plan): Offer => ({
      plan: `${String(plan.supplierId)} ${plan.tariffName}`,
      cost: inPence(plan.totalCost),
      saving: inPence(plan.savings),
      fees: inPence(plan.exitFees),
    })),
  };
}

/** What it would be answered by somebody with the rates file and a pencil. */
export const expectedFor = (bill: Bill): readonly Offer[] =>
  plansOf(bill).map(({ product, cost, saving }) => ({
    plan: `${String(product.supplierId)} ${product.name}`,
    cost,
    saving,
    fees: feesOf(bill),
  }));

/** Two plans of one price may stand either way round. */
export const byName = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => one.plan.localeCompare(other.plan));

/** Throws for what is no whole number of pence. */
export function inPence(pounds: number | null | undefined): number {
  const pence = Math.round((pounds ?? Number.NaN) * 100);
  if (pence / 100 !== pounds) throw new Error(`£${String(pounds)} is no sum in pence.`);
  return pence;
}
