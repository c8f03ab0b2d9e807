import { beforeAll, describe, expect, it } from 'vitest';
import { answeredFor } from './answered-for';
import { Partner } from './ask';
import type { Bill } from './calculator';
import { caps, postcodeIn } from './rates';

let partner: Partner;
beforeAll(async () => {
  partner = await Partner.open();
});

const groups = [...new Set(caps.map(({ gspGroup }) => gspGroup))];

describe('the price cap of July to September 2026', () => {
  /** What a household on the standard plan of supplier 2, by monthly direct debit, is told. */
  async function capYear(postcode: string) {
    const present = {
      supplierId: 2,
      code: '01',
      payMethod: 'monthlyDirectDebit',
      daysFixed: 0,
    } as const;
    const bill: Bill = {
      postcode,
      oneSupplier: true,
      night: null,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        { ...present, fuel: 'gas', uses: { amount: 11_500, of: 'kWh', every: 'year' } },
        { ...present, fuel: 'electricity', uses: { amount: 2700, of: 'kWh', every: 'year' } },
      ],
    };
    const { switchId, cheapest } = await answeredFor(partner, bill);
    const { label } = await partner.plan(switchId, cheapest, true);
    if (!label.gas || !label.electricity) throw new Error('Both fuels have a label.');
    return { gas: label.gas, electricity: label.electricity };
  }

  it('is £1,862.66 for a typical year at the average of the 14 regions, as published', async () => {
    const regions = await Promise.all(groups.map((gspGroup) => capYear(postcodeIn(gspGroup))));
    const average = (rateOf: (label: (typeof regions)[number]) => number | null) => {
      const rates = regions.map((label) => rateOf(label) ?? Number.NaN);
      return Math.round((rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * 100) / 100;
    };
    const gas = [
      average((label) => label.gas.unitRate),
      average((label) => label.gas.standingCharge),
    ];
    const electricity = [
      average((label) => label.electricity.unitRate),
      average((label) => label.electricity.standingCharge),
    ];
    expect({ gas, electricity }).toEqual({ gas: [7.33, 29.04], electricity: [26.11, 57.19] });
    const year = (kwh: number, [unit = 0, standing = 0]: readonly number[]) =>
      kwh * unit + 365 * standing;
    const pence = year(11_500, gas) + year(2700, electricity);
    expect(Math.round(pence) / 100).toBe(1862.66);
  });

  it('is told in each region as the rates file has it, VAT and all', async () => {
    for (const gspGroup of groups) {
      const label = await capYear(postcodeIn(gspGroup));
      const row = caps.find(
        (one) => one.gspGroup === gspGroup && one.paymentClass === 'directDebit',
      );
      expect([label.electricity.unitRate, label.electricity.standingCharge], gspGroup).toEqual([
        row?.elecUnit,
        row?.elecStanding,
      ]);
      expect([label.gas.unitRate, label.gas.standingCharge], gspGroup).toEqual([
        row?.gasUnit,
        row?.gasStanding,
      ]);
    }
  });
});
