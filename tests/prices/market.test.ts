import { beforeAll, describe, expect, it } from 'vitest';
import { answeredFor } from './answered-for';
import { Partner } from './ask';
import { costOf, plansOf, type Bill } from './calculator';
import { caps, payMethods, postcodeIn, products, type PayMethod } from './rates';

let partner: Partner;
beforeAll(async () => {
  partner = await Partner.open();
});

describe('the market', () => {
  it('has some two hundred prices in every region, of 21 suppliers, by every way to pay', () => {
    const offers = payMethods.map(
      (method) => products.filter(({ offeredFor }) => offeredFor.includes(method)).length,
    );
    expect(offers).toEqual([29, 9, 9, 10]);
    expect(new Set(products.map(({ supplierId }) => supplierId)).size).toBe(21);
    // Gas, electricity at one rate and at two, and both fuels with either.
    const kinds = 5;
    expect(offers.reduce((sum, count) => sum + count, 0) * kinds).toBe(285);
    expect(products.length * payMethods.length * 3, 'tariffs that somebody can be on').toBe(612);
  });

  it.each(['gas', 'electricity', 'two rates', 'both', 'both with two rates'] as const)(
    '%s: in every region and by every way to pay there are plans to choose from',
    async (kind) => {
      for (const row of caps) {
        const postcode = postcodeIn(row.gspGroup);
        for (const payMethod of payMethods) {
          const bill = ordinaryBill(postcode, payMethod, kind);
          const { offers } = await answeredFor(partner, bill);
          expect(offers.length, `${row.region} ${payMethod}`).toBeGreaterThanOrEqual(8);
          for (const { cost } of offers) expect(cost).toBeGreaterThan(0);
        }
      }
    },
  );

  it('says what the first units cost by day and by night where there is no standing charge', async () => {
    const bill = ordinaryBill('SW1V 2AB', 'monthlyDirectDebit', 'two rates');
    const { switchId, plans } = await partner.ask(bill);
    const odd = plans.find(({ tariffName }) => tariffName === 'No Standing Charge');
    const { label } = await partner.plan(switchId, odd?.tariffId ?? '', false);
    expect(label.electricity).toMatchObject({
      standingCharge: 0,
      unitRate: null,
      unitRateDay: 57.547,
      unitRateNight: 26.059,
      discountsAndAdditionalCharges:
        'The first 900 kWh of a year cost the unit rates shown, all others 29.42 p by day and 13.322 p by night.',
    });
  });

  it('has one plan without standing charge, the cheapest for who uses little electricity, and not for who uses much', () => {
    const odd = products.find(({ firstBlock }) => firstBlock !== null);
    if (odd === undefined) throw new Error('There is none.');
    for (const kind of ['electricity', 'two rates'] as const) {
      const at = (kwh: number) => {
        const bill = ordinaryBill('CB1 1AB', 'monthlyDirectDebit', kind, kwh);
        const cheapest = plansOf(bill)[0];
        return [cheapest?.product === odd, costOf(odd, bill) - (cheapest?.cost ?? 0)] as const;
      };
      expect(at(300)[0], kind).toBe(true);
      expect(at(4000)[0], kind).toBe(false);
    }
  });
});

function ordinaryBill(
  postcode: string,
  payMethod: PayMethod,
  kind: 'gas' | 'electricity' | 'two rates' | 'both' | 'both with two rates',
  kwh = 3100,
): Bill {
  const present = { supplierId: 2, code: '01', payMethod, daysFixed: 0 };
  const uses = { amount: kwh, of: 'kWh', every: 'year' } as const;
  const gas = { ...present, fuel: 'gas', uses } as const;
  const electricity = { ...present, fuel: 'electricity', uses } as const;
  const fuels =
    kind === 'gas' ? [gas] : kind.startsWith('both') ? [gas, electricity] : [electricity];
  const night = kind.endsWith('two rates') ? 42 : null;
  return { postcode, oneSupplier: true, night, newPayMethod: payMethod, fuels };
}
