import facts from '../data/cap-rates.json';
import type { PaymentMethod } from './pay-methods';

/** Cap rates of a region and pay method: pence per kWh and pence per day, VAT included. */
export interface CapRates {
  readonly gspGroup: string;
  readonly region: string;
  readonly paymentClass: string;
  readonly elecUnit: number;
  readonly elecStanding: number;
  readonly e7Day: number;
  readonly e7Night: number;
  readonly e7Standing: number;
  readonly gasUnit: number;
  readonly gasStanding: number;
}

const CLASS_OF: Readonly<Record<PaymentMethod, string>> = {
  monthlyDirectDebit: 'directDebit',
  quarterlyDirectDebit: 'standardCredit',
  cashOrCheque: 'standardCredit',
  prePaymentMeter: 'prepayment',
};

const BY_KEY = new Map<string, CapRates>(
  facts.rates.map((rates) => [`${rates.gspGroup} ${rates.paymentClass}`, rates]),
);

/** The names of the 14 regions. */
export const REGIONS: readonly string[] = [...new Set(facts.rates.map((rates) => rates.gspGroup))];

/** Throws for a region that does not exist. */
export function capRates(gspGroup: string, payMethod: PaymentMethod): CapRates {
  const rates = BY_KEY.get(`${gspGroup} ${CLASS_OF[payMethod]}`);
  if (rates === undefined) throw new Error(`There are no rates for region ${gspGroup}.`);
  return rates;
}
