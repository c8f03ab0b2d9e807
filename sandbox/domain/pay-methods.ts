import type { components } from '../contract/types';

export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PlanPayMethod = components['schemas']['PlanPayMethod'];

/** In the order of their number in a tariff id. */
export const PAY_METHODS: readonly PaymentMethod[] = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
];

const WRITTEN: Readonly<Record<PaymentMethod, PlanPayMethod>> = {
  monthlyDirectDebit: 'MonthlyDirectDebit',
  quarterlyDirectDebit: 'QuaterlyDirectDebit',
  cashOrCheque: 'CashOrCheque',
  prePaymentMeter: 'PrePaymentMeter',
};

/** As answers write it, the partner's spelling included (BNK-04). */
export function writtenPayMethod(method: PaymentMethod): PlanPayMethod {
  return WRITTEN[method];
}

/** From any spelling that the contract lets through. */
export function readPayMethod(text: string): PaymentMethod {
  const plain = text.toLowerCase().replace('quaterly', 'quarterly');
  const method = PAY_METHODS.find((known) => known.toLowerCase() === plain);
  if (method === undefined) throw new Error(`${text} is no pay method.`);
  return method;
}

export function isDirectDebit(method: PaymentMethod): boolean {
  return method === 'monthlyDirectDebit' || method === 'quarterlyDirectDebit';
}
