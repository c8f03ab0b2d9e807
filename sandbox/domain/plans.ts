import type { components } from '../contract/types';
import { costAtCap, leavingFee, stayingCost, switchingCost } from './costs';
import type { Household, PresentFuel } from './household';
import { toPence } from './projection';
import { CAP_PERIOD } from './rates';
import {
  isDirectDebit,
  offeredTariffs,
  supplierOf,
  writtenPayMethod,
  type Fuel,
  type PaymentMethod,
  type Product,
  type Tariff,
} from './tariffs';

type ResultItem = components['schemas']['ResultItem'];

/** What new customers of these pay methods would pay, cheapest first. */
export function resultsFor(
  home: Household,
  payMethods: readonly PaymentMethod[],
  today: string,
): ResultItem[] {
  const staying = total(home.fuels.map((fuel) => stayingCost(home, fuel, today)));
  const exitFees = total(home.fuels.map((fuel) => leavingFee(fuel, today)));
  const present = new Set(home.fuels.map(({ tariff }) => tariff.id));
  return payMethods
    .flatMap((payMethod) => offeredTariffs(home.wanted, payMethod))
    .filter((tariff) => !present.has(tariff.id))
    .map((tariff) => resultItem(home, tariff, staying, exitFees))
    .toSorted((one, other) => one.totalCost - other.totalCost);
}

/** What the household's year would cost at the price cap, and when that cap held. */
export const priceCapFor = (home: Household): components['schemas']['PriceCap'] => ({
  cost: total(home.fuels.map((fuel) => costAtCap(home, fuel))),
  ...CAP_PERIOD,
});

/** Which pay methods a household can be offered: a prepayment meter stays one. */
export function payMethodChoices(home: Household): readonly PaymentMethod[] {
  return home.newPayMethod === 'prePaymentMeter'
    ? ['prePaymentMeter']
    : ['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque'];
}

function resultItem(
  home: Household,
  tariff: Tariff,
  staying: number,
  exitFees: number,
): ResultItem {
  const { product, payMethod } = tariff;
  const totalCost = total(home.fuels.map((fuel) => switchingCost(home, fuel, tariff)));
  return {
    tariffId: tariff.id,
    tariffName: product.name,
    supplierId: product.supplierId,
    supplierName: supplierOf(product.supplierId).name,
    payMethod: writtenPayMethod(payMethod),
    switchOption: product.isSwitchable ? 'Full' : 'None',
    totalCost,
    savings: toPence(staying - totalCost),
    exitFees,
    ...planFlags(tariff),
    tariffDetails: planTexts(tariff),
  };
}

function total(pounds: readonly number[]): number {
  return toPence(pounds.reduce((sum, part) => sum + toPence(part), 0));
}

type PlanInfo = components['schemas']['PlanInfo'];

const TITLES = { gas: 'Gas', electricity: 'Electricity', dual: 'Gas & Electricity' } as const;

export interface ChosenPlan {
  readonly home: Household;
  readonly tariff: Tariff;
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly origin: string;
}

/** The chosen plan as the object of one fuel tells it; null where that fuel is not switched (CUS-46). */
export function planInfo(plan: ChosenPlan, fuel: Fuel): PlanInfo | null {
  const { home, tariff, today, origin } = plan;
  const money = (one: PresentFuel) => {
    const cost = toPence(switchingCost(home, one, tariff));
    return { cost, savings: toPence(stayingCost(home, one, today) - cost) };
  };
  const own = home.fuels.find((one) => one.fuel === fuel);
  if (own === undefined) return null;
  const gas = fuel === 'electricity' ? home.fuels.find((one) => one.fuel === 'gas') : undefined;
  const beside = gas === undefined ? null : money(gas);
  const { supplierId, name } = tariff.product;
  const addresses = termsAddresses(origin, tariff.product);
  return {
    isEconomy7: home.twoRates,
    tariffDetails: planTexts(tariff),
    supplierTosUrl: addresses.supplier,
    tariffTosUrl: addresses.tariff,
    supplierId,
    tariffName: name,
    supplierName: supplierOf(supplierId).name,
    payMethod: writtenPayMethod(tariff.payMethod),
    fuelTitle: TITLES[home.wanted],
    ...money(own),
    gasCost: beside?.cost ?? null,
    gasSavings: beside?.savings ?? null,
  };
}

/** Four to six short texts about a tariff. */
export function planTexts({ product, payMethod }: Tariff): string[] {
  const supplier = supplierOf(product.supplierId);
  const texts = [
    product.months === null
      ? 'Variable: prices can go up or down'
      : `Unit rates fixed for ${String(product.months)} months`,
    product.exitFee === 0
      ? 'No fee for leaving early'
      : `£${String(product.exitFee)} to leave early, for each fuel`,
    product.hasOnlineManagement ? 'Managed online' : 'Managed by phone and post',
  ];
  if (product.firstBlock !== null) {
    texts.push('No standing charge: the first units of a year cost more');
  }
  if (product.isGreen) texts.push('Matched with renewable energy');
  if (supplier.warmHomeDiscount) texts.push('Takes part in the Warm Home Discount');
  if (isDirectDebit(payMethod)) texts.push('Paid by direct debit');
  if (payMethod === 'prePaymentMeter') texts.push('For prepayment meters');
  if (product.hasPaperBilling) texts.push('Bills on paper if you like');
  if (texts.length < 4) texts.push('Open to new customers');
  return texts.slice(0, 6);
}

/** The badges of a tariff. */
export function planFlags({ product }: Tariff) {
  return {
    isGreen: product.isGreen,
    isFixed: product.months !== null,
    hasWarmHomeDiscount: supplierOf(product.supplierId).warmHomeDiscount,
    hasCancellationFee: product.exitFee > 0,
    hasOnlineManagement: product.hasOnlineManagement,
    hasPaperBilling: product.hasPaperBilling,
  };
}

/** Pages of the sandbox that stand in for the terms of supplier and tariff. */
export function termsAddresses(origin: string, { supplierId, code }: Product) {
  const supplier = `${origin}/api/__sandbox/terms/${String(supplierId)}`;
  return { supplier, tariff: `${supplier}/${code}` };
}
