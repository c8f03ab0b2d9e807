import facts from '../data/tariff-products.json';
import { daysBetween } from './calendar';
import type { Household, PresentFuel } from './household';
import { DAYS, projectedCost, type Terms, yearCost } from './projection';
import { ratesAtCap, ratesOf } from './rates';
import { defaultTariff, isFixed, type Tariff } from './tariffs';

const MONTHS = 12;

/** How many of the next 365 days the household's present fix still covers; 0 for a variable tariff. */
export function daysLeft({ tariff, validTo }: PresentFuel, today: string): number {
  if (!isFixed(tariff) || validTo === null) return 0;
  return Math.min(Math.max(daysBetween(today, validTo), 0), DAYS);
}

/** Rates of the next 12 months if the household stays. */
export function stayingTerms(home: Household, fuel: PresentFuel, today: string): Terms {
  return termsOf(home, fuel, fuel.tariff, daysLeft(fuel, today));
}

/** Rates of the next 12 months on a new tariff that starts today. */
export function switchingTerms(home: Household, fuel: PresentFuel, tariff: Tariff): Terms {
  const { months } = tariff.product;
  const days = months === null ? 0 : Math.min(Math.round((months * DAYS) / MONTHS), DAYS);
  return termsOf(home, fuel, tariff, days);
}

function termsOf(home: Household, { fuel }: PresentFuel, tariff: Tariff, days: number): Terms {
  const rates = ratesOf(tariff, home.gspGroup, fuel, home.twoRates);
  // A variable tariff has no end: it follows itself, even where it is not the default one.
  const next = isFixed(tariff) ? defaultTariff(tariff) : tariff;
  return { rates, days, afterwards: ratesOf(next, home.gspGroup, fuel, home.twoRates) };
}

/** Pounds over the next 12 months if the household stays, of one fuel. */
export function stayingCost(home: Household, fuel: PresentFuel, today: string): number {
  return projectedCost(fuel.usage, stayingTerms(home, fuel, today));
}

/** Pounds over the next 12 months on a new tariff, of one fuel. */
export function switchingCost(home: Household, fuel: PresentFuel, tariff: Tariff): number {
  return projectedCost(fuel.usage, switchingTerms(home, fuel, tariff));
}

/** Pounds of a year of one fuel at the price cap, paid as the new tariff would be. */
export function costAtCap(home: Household, { fuel, usage }: PresentFuel): number {
  const { gspGroup, newPayMethod, twoRates } = home;
  return yearCost(usage, ratesAtCap(gspGroup, newPayMethod, fuel, twoRates));
}

/** Pounds that the present supplier charges for leaving one fuel today. */
export function leavingFee(fuel: PresentFuel, today: string): number {
  return daysLeft(fuel, today) > facts.exitFeeFreeDays ? fuel.tariff.product.exitFee : 0;
}
