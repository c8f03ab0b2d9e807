import type { Json } from '../../src/engine';
import type { Home, Told, Unit } from './home';
import { fixedTariff, standardTariff } from './partner-of';
import { answersFor } from './quote-type';

export const unitNumbers: Readonly<Record<Unit, number>> = { yearly: 1, monthly: 2, quarterly: 3 };

/** What a household means to answer, by the path of the answer. */
export type Plan = Readonly<Record<string, Json>>;

/** Its answers to every question that it may be asked. */
export function planOf(home: Home): Plan {
  const { compareFuel, sameSupplier } = answersFor(home.type);
  const gasTariff = home.gasIsFixed ? fixedTariff : standardTariff;
  const electricityTariff = home.electricityIsFixed ? fixedTariff : standardTariff;
  const method = (meter: Home['gasMeter']): string =>
    meter === 'prepayment' ? 'prePaymentMeter' : 'cashOrCheque';
  const isEconomy7 = home.mpan === '02';
  return {
    postcode: 'LS8 4JW',
    address: 'A1',
    gdprConsent: true,
    compareFuel,
    sameSupplier,
    isEconomy7: home.saysEconomy7,
    currentPayMethod: method(home.gasMeter),
    gasCurrentPayMethod: method(home.gasMeter),
    electricityCurrentPayMethod: method(home.electricityMeter),
    supplierId: 7,
    gasSupplierId: 7,
    electricitySupplierId: 2,
    tariff: gasTariff,
    gasTariff,
    electricityTariff,
    tariffValidToDate: '2027-01-31',
    gasTariffValidToDate: '2027-01-31',
    electricityTariffValidToDate: '2027-02-28',
    ...usage('gasUsage', home.gasTold, home.unit, 7500),
    ...usage('electricityUsage', home.electricityTold, home.unit, isEconomy7 ? 2200 : 1800),
    economy7Percentage: 55,
    newTariffPaymentMethod: 'quarterlyDirectDebit',
  };
}

const usage = (fuel: string, told: Told, unit: Unit, figure: number): Plan => ({
  [`${fuel}.entry`]: told === 'averages' || told === 'estimate' ? told : 'actual',
  [`${fuel}.usageType`]: told === 'pounds' ? 0 : 1,
  [`${fuel}.usageUnit`]: unitNumbers[unit],
  [`${fuel}.usage`]: figure,
  [`${fuel}.cost`]: 500,
});
