import type { Plan } from './plan';

export interface Badge {
  /** Its words: `results.badge.<name>`. */
  readonly name: string;
  readonly tone: 'fact' | 'good' | 'info' | 'warn';
}

/** One row a badge: what it says of a plan, or null where it says nothing. */
const rows: readonly ((plan: Plan) => Badge | null)[] = [
  // RES-13
  (plan) => (plan.reviewOnly ? { name: 'reviewOnly', tone: 'info' } : null),
  // RES-15
  (plan) => (plan.isGreen ? { name: 'green', tone: 'good' } : null),
  // RES-16
  (plan) => (plan.isFixed ? { name: 'fixed', tone: 'good' } : { name: 'variable', tone: 'fact' }),
  // RES-17
  (plan) =>
    plan.hasWarmHomeDiscount
      ? { name: 'warmHomeDiscount', tone: 'fact' }
      : { name: 'noWarmHomeDiscount', tone: 'fact' },
  // RES-18
  (plan) =>
    plan.hasCancellationFee
      ? { name: 'cancellationFee', tone: 'warn' }
      : { name: 'noCancellationFee', tone: 'fact' },
  // RES-19
  (plan) => (plan.hasOnlineManagement ? { name: 'onlineManagement', tone: 'fact' } : null),
  // RES-20
  (plan) => (plan.hasPaperBilling ? { name: 'paperBilling', tone: 'fact' } : null),
  // RES-21
  (plan) => payMethods[plan.payMethod.toLowerCase()] ?? null,
];

/** The interface spells the quarterly one both ways (decision 14). */
const payMethods: Readonly<Record<string, Badge>> = {
  monthlydirectdebit: { name: 'monthlyDirectDebit', tone: 'fact' },
  quarterlydirectdebit: { name: 'quarterlyDirectDebit', tone: 'fact' },
  quaterlydirectdebit: { name: 'quarterlyDirectDebit', tone: 'fact' },
};

export function badgesOf(plan: Plan): readonly Badge[] {
  return rows.map((row) => row(plan)).filter((badge) => badge !== null);
}
