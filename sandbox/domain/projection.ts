import type { Rates } from './rates';

export const DAYS = 365;

/** kWh a year; `nightPercent` is the share used at night where there are two rates. */
export interface Usage {
  readonly kwh: number;
  readonly nightPercent: number | null;
}

/** The next 365 days: so many at the fixed rates, the others at the default ones. */
export interface Terms {
  readonly rates: Rates;
  readonly days: number;
  readonly afterwards: Rates;
}

/**
 * Pounds over the next 12 months for one fuel: the fixed rates until they end, then the supplier's
 * default, each over its days. Balances and contingent discounts are left out.
 */
export function projectedCost(usage: Usage, terms: Terms): number {
  const pence =
    periodCost(usage, terms.rates, terms.days) +
    periodCost(usage, terms.afterwards, DAYS - terms.days);
  return pence / 100;
}

/** Pounds over 365 days at one set of rates. */
export function yearCost(usage: Usage, rates: Rates): number {
  return periodCost(usage, rates, DAYS) / 100;
}

function periodCost(usage: Usage, rates: Rates, days: number): number {
  const share = days / DAYS;
  return unitCost(usage, rates) * share + days * rates.standing;
}

function unitCost({ kwh, nightPercent }: Usage, { unit, night, first }: Rates): number {
  const share = (nightPercent ?? 0) / 100;
  const each = (rate: { readonly unit: number; readonly night: number | null }) =>
    rate.night === null ? rate.unit : share * rate.night + (1 - share) * rate.unit;
  const dear = first === null ? 0 : Math.min(kwh, first.kwhPerYear);
  return dear * each(first ?? { unit, night }) + (kwh - dear) * each({ unit, night });
}

const MOST_KWH = 400_000;
const STEPS = 50;

/** kWh a year that a yearly spend in pounds buys at these rates; 0 where it pays for less than standing. */
export function usageForSpend(pounds: number, nightPercent: number | null, rates: Rates): number {
  let low = 0;
  let high = MOST_KWH;
  // Halving serves every shape of rates, as the cost never falls with usage.
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (yearCost({ kwh: middle, nightPercent }, rates) > pounds) high = middle;
    else low = middle;
  }
  // Half a kWh comes out a little below a half.
  return Math.round(Number(low.toFixed(6)));
}

/** To the penny. */
export function toPence(pounds: number): number {
  // Half a penny in decimals is often a little less in fractions of two.
  return Math.round(Number((pounds * 100).toFixed(6))) / 100;
}
