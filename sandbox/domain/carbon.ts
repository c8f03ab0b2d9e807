import facts from '../data/carbon.json';
import type { Household } from './household';
import { toPence } from './projection';

const KILOGRAMS_PER_TONNE = 1000;

/** kg CO2e a year of a household's gas, and pounds to offset all of it. */
export function gasCarbon({ fuels }: Household): { kilograms: number; pounds: number } {
  const kwh = fuels.find(({ fuel }) => fuel === 'gas')?.usage.kwh ?? 0;
  const kilograms = Math.round(kwh * facts.kilogramsPerKwh * 10) / 10;
  return { kilograms, pounds: toPence((kilograms / KILOGRAMS_PER_TONNE) * facts.poundsPerTonne) };
}
