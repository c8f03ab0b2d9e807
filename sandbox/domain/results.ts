import type { components } from '../contract/types';
import { leavingFee, stayingCost, switchingCost } from './costs';
import type { Household } from './household';
import { writtenPayMethod } from './pay-methods';
import type { PaymentMethod } from './pay-methods';
import { planFlags, planTexts } from './plan-texts';
import { toPence } from './projection';
import { supplierOf } from './suppliers';
import { offeredTariffs } from './tariffs';
import type { Tariff } from './tariffs';

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
