import facts from '../data/cap-rates.json';
import type { Fuel, PaymentMethod, Tariff } from './tariffs';

/** Cap rates of a region and pay method: pence per kWh and pence per day, VAT included. */
interface CapRates {
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

/** First and last day for which the cap was set: yyyy-mm-dd. */
export const CAP_PERIOD = { from: facts.from, until: facts.until };

/** The names of the 14 regions. */
export const REGIONS: readonly string[] = [...new Set(facts.rates.map((rates) => rates.gspGroup))];

/** Throws for a region that does not exist. */
function capRates(gspGroup: string, payMethod: PaymentMethod): CapRates {
  const rates = BY_KEY.get(`${gspGroup} ${CLASS_OF[payMethod]}`);
  if (rates === undefined) throw new Error(`There are no rates for region ${gspGroup}.`);
  return rates;
}

/** Pence per kWh and pence per day, VAT included. */
export interface Rates {
  readonly standing: number;
  /** One price, or day and night. */
  readonly unit: number;
  readonly night: number | null;
  /** Dearer first kWh of a year; null where all cost the same. */
  readonly first: FirstBlock | null;
}

interface FirstBlock {
  readonly kwhPerYear: number;
  /** By day where there are two rates. */
  readonly unit: number;
  readonly night: number | null;
}

/** The rates of a tariff in a region for one of its fuels. */
export function ratesOf(tariff: Tariff, gspGroup: string, fuel: Fuel, twoRates: boolean): Rates {
  const cap = capRates(gspGroup, tariff.payMethod);
  const { unitFactor, standingFactor, firstBlock } = tariff.product;
  const { standing, unit, night } = capOf(cap, fuel, twoRates);
  const units = (factor: number) => ({
    unit: priced(unit, factor),
    night: night === null ? null : priced(night, factor),
  });
  return {
    standing: priced(standing, standingFactor),
    ...units(unitFactor),
    first:
      firstBlock === null
        ? null
        : { kwhPerYear: firstBlock.kwhPerYear[fuel], ...units(firstBlock.unitFactor) },
  };
}

/** What a standard tariff may cost at most in a region, for one fuel and way to pay. */
export function ratesAtCap(
  gspGroup: string,
  payMethod: PaymentMethod,
  fuel: Fuel,
  twoRates: boolean,
): Rates {
  return { ...capOf(capRates(gspGroup, payMethod), fuel, twoRates), first: null };
}

function capOf(cap: CapRates, fuel: Fuel, twoRates: boolean) {
  if (fuel === 'gas') return { standing: cap.gasStanding, unit: cap.gasUnit, night: null };
  return twoRates
    ? { standing: cap.e7Standing, unit: cap.e7Day, night: cap.e7Night }
    : { standing: cap.elecStanding, unit: cap.elecUnit, night: null };
}

/** To the thousandth of a penny. */
function priced(pence: number, factor: number): number {
  // In whole hundredths and thousandths: fractions of two come out below a half that is one.
  return Math.round((Math.round(pence * 100) * Math.round(factor * 1000)) / 100) / 1000;
}
