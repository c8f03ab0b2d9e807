import type { components } from '../contract/types';
import { addMonths } from './calendar';
import { daysLeft, leavingFee, stayingTerms, switchingTerms } from './costs';
import type { Household, PresentFuel } from './household';
import {
  defaultTariff,
  type Fuel,
  isFixed,
  supplierOf,
  type Tariff,
  writtenPayMethod,
} from './tariffs';
import { DAYS, projectedCost, type Terms, toPence, yearCost } from './projection';
import type { Rates } from './rates';

type ProjectionPlan = components['schemas']['ProjectionPlan'];
type InformationLabel = components['schemas']['InformationLabel'];

/** One fuel of what the household has (`isNew` false) or of a tariff that it might have. */
export interface FuelPlan {
  readonly home: Household;
  readonly fuel: PresentFuel;
  readonly tariff: Tariff;
  readonly isNew: boolean;
  /** yyyy-mm-dd. */
  readonly today: string;
}

export function presentPlans(home: Household, today: string): readonly FuelPlan[] {
  return home.fuels.map((fuel) => ({ home, fuel, tariff: fuel.tariff, isNew: false, today }));
}

export function newPlans(home: Household, tariff: Tariff, today: string): readonly FuelPlan[] {
  return home.fuels.map((fuel) => ({ home, fuel, tariff, isNew: true, today }));
}

export function planOf(plans: readonly FuelPlan[], fuel: Fuel): FuelPlan | null {
  return plans.find((plan) => plan.fuel.fuel === fuel) ?? null;
}

function termsOf({ home, fuel, tariff, isNew, today }: FuelPlan): Terms {
  return isNew ? switchingTerms(home, fuel, tariff) : stayingTerms(home, fuel, today);
}

function endOf({ fuel, tariff, isNew, today }: FuelPlan): string | null {
  if (!isNew) return isFixed(tariff) ? fuel.validTo : null;
  return tariff.product.months === null ? null : addMonths(today, tariff.product.months);
}

function leaving({ fuel, tariff, isNew, today }: FuelPlan): number {
  return isNew ? tariff.product.exitFee : leavingFee(fuel, today);
}

/** The tariff meant. */
export function chosenProjection(plan: FuelPlan): ProjectionPlan {
  const terms = termsOf(plan);
  const { usage } = plan.fuel;
  const cost = toPence(projectedCost(usage, terms));
  const days = plan.isNew ? terms.days : daysLeft(plan.fuel, plan.today);
  return {
    ...heading(plan),
    tariffName: plan.tariff.product.name,
    tariffEndDate: endOf(plan),
    daysLeftOnCurrentTariff: days,
    daysOnDefaultTariff: DAYS - days,
    ...shownRates(terms.rates),
    // What was paid in the past is known of nobody but the present supplier's customers.
    previousTwelveMonthsWithVat: plan.isNew ? null : toPence(yearCost(usage, terms.rates)),
    nextTwelveMonthsWithVat: cost,
    terminationFees: leaving(plan),
    personalProjection: cost,
  };
}

/** The tariff that follows when the fix ends; null for a tariff without end. */
export function defaultProjection(plan: FuelPlan): ProjectionPlan | null {
  if (!isFixed(plan.tariff)) return null;
  const rates = termsOf(plan).afterwards;
  const cost = toPence(yearCost(plan.fuel.usage, rates));
  return {
    ...heading(plan),
    tariffName: defaultTariff(plan.tariff).product.name,
    tariffEndDate: null,
    daysLeftOnCurrentTariff: 0,
    daysOnDefaultTariff: DAYS,
    ...shownRates(rates),
    previousTwelveMonthsWithVat: null,
    nextTwelveMonthsWithVat: cost,
    terminationFees: 0,
    personalProjection: cost,
  };
}

function heading({ fuel, tariff, today }: FuelPlan) {
  return {
    annualUsage: fuel.usage.kwh,
    dateOfCalculation: today,
    supplier: supplierOf(tariff.product.supplierId).name,
    discounts: 0,
  };
}

function shownRates({ standing, unit, night, first }: Rates) {
  return {
    standingCharge: standing,
    unitRate: night === null ? (first?.unit ?? unit) : null,
    unitRateDay: night === null ? null : (first?.unit ?? unit),
    unitRateNight: first?.night ?? night,
  };
}

/** The label that every tariff must carry. */
export function informationLabel(plan: FuelPlan): InformationLabel {
  const { tariff } = plan;
  const { rates } = termsOf(plan);
  return {
    supplier: supplierOf(tariff.product.supplierId).name,
    tariffName: tariff.product.name,
    tariffEndsOn: endOf(plan),
    paymentMethod: writtenPayMethod(tariff.payMethod),
    ...shownRates(rates),
    priceGuaranteedUntil: endOf(plan),
    exitFees: tariff.product.exitFee,
    discountsAndAdditionalCharges: firstBlockWords(rates),
    additionalProductsAndServices: 'None',
  };
}

function firstBlockWords({ first, unit, night }: Rates): string {
  if (first === null) return 'None';
  const dear = `The first ${String(first.kwhPerYear)} kWh of a year cost the`;
  return night === null
    ? `${dear} unit rate shown, all others ${String(unit)} p.`
    : `${dear} unit rates shown, all others ${String(unit)} p by day and ${String(night)} p by night.`;
}
