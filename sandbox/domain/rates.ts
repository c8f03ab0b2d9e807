import { capRates } from './regions';
import type { Fuel, Tariff } from './tariffs';

/** Pence per kWh and pence per day, VAT included. */
export interface Rates {
  readonly standing: number;
  /** One price, or day and night. */
  readonly unit: number;
  readonly night: number | null;
  /** Dearer first kWh of a year; null for one price. */
  readonly first: { readonly kwhPerYear: number; readonly unit: number } | null;
}

/** The rates of a tariff in a region for one of its fuels. */
export function ratesOf(tariff: Tariff, gspGroup: string, fuel: Fuel, twoRates: boolean): Rates {
  const cap = capRates(gspGroup, tariff.payMethod);
  const { unitFactor, standingFactor, firstBlock } = tariff.product;
  const price = (pence: number, factor: number) => Math.round(pence * factor * 1000) / 1000;
  if (fuel === 'electricity' && twoRates) {
    return {
      standing: price(cap.e7Standing, standingFactor),
      unit: price(cap.e7Day, unitFactor),
      night: price(cap.e7Night, unitFactor),
      first: null,
    };
  }
  const [unit, standing] =
    fuel === 'gas' ? [cap.gasUnit, cap.gasStanding] : [cap.elecUnit, cap.elecStanding];
  return {
    standing: price(standing, standingFactor),
    unit: price(unit, unitFactor),
    night: null,
    first:
      firstBlock === null
        ? null
        : { kwhPerYear: firstBlock.kwhPerYear[fuel], unit: price(unit, firstBlock.unitFactor) },
  };
}
