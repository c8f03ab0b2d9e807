import type { components } from '../contract/types';
import { stayingCost, switchingCost } from './costs';
import type { Household, PresentFuel } from './household';
import { writtenPayMethod } from './pay-methods';
import { planTexts } from './plan-texts';
import { toPence } from './projection';
import { supplierOf } from './suppliers';
import type { Fuel, Tariff } from './tariffs';
import { termsAddresses } from './terms-addresses';

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
