import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../full';
import { answeredFor, byName, expectedFor } from './answered-for';
import { Partner } from './ask';
import { atCapOf, kwhOf, type Bill } from './calculator';
import { bills } from './random-bills';

let partner: Partner;
beforeAll(async () => {
  partner = await Partner.open();
});

const offersOf = async (bill: Bill) => (await answeredFor(partner, bill)).offers;

/** The household with its fuels as they are turned into, and no night where there is only gas. */
function withFuels(bill: Bill, fuels: Bill['fuels']): Bill {
  const night = fuels.every(({ fuel }) => fuel === 'gas') ? null : bill.night;
  return { ...bill, fuels, night };
}

const pounds = (amount: number) => ({ amount, of: 'pounds', every: 'year' }) as const;
const paysAhead = { payMethod: 'prePaymentMeter', daysFixed: 0 } as const;
const halfKwh: Bill = {
  postcode: 'AB1 1AB',
  oneSupplier: false,
  fuels: [
    {
      ...paysAhead,
      fuel: 'gas',
      supplierId: 22,
      code: '02',
      uses: pounds(6170.93),
      daysFixed: 541,
    },
    { ...paysAhead, fuel: 'electricity', supplierId: 202, code: '01', uses: pounds(1) },
  ],
  night: null,
  newPayMethod: 'prePaymentMeter',
};

describe('any household', () => {
  it('is answered what the rates file says, plan by plan, to the penny', async () => {
    await fc.assert(
      fc.asyncProperty(bills, async (bill) => {
        expect(byName(await offersOf(bill))).toEqual(byName(expectedFor(bill)));
      }),
      // Its spend pays for half a kWh.
      { numRuns: runs(150, 1500), examples: [[halfKwh]] },
    );
  });

  it('is told what its year would cost at the price cap, of whatever region, meter and way to pay', async () => {
    await fc.assert(
      fc.asyncProperty(bills, async (bill) => {
        const { priceCap } = await answeredFor(partner, bill);
        expect(priceCap).toEqual({
          cost: atCapOf(bill) / 100,
          from: '2026-07-01',
          until: '2026-09-30',
        });
      }),
      { numRuns: runs(40, 400), examples: [[halfKwh]] },
    );
  });

  it('pays for both fuels what it pays for each, whichever plan it takes', async () => {
    await fc.assert(
      fc.asyncProperty(bills, async (bill) => {
        fc.pre(bill.fuels.length === 2);
        const both = await offersOf(bill);
        const apart = await Promise.all(bill.fuels.map((one) => offersOf(withFuels(bill, [one]))));
        for (const { plan, cost } of both) {
          const parts = apart.map((offers) => offers.find((offer) => offer.plan === plan)?.cost);
          // What it has already for one fuel is no offer for that fuel alone.
          if (parts.includes(undefined)) continue;
          expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(cost);
        }
      }),
      { numRuns: runs(40, 400) },
    );
  });

  it('on a fix that ends today pays what the default plan costs', async () => {
    await fc.assert(
      fc.asyncProperty(bills, async (bill) => {
        const ended = withFuels(
          bill,
          bill.fuels.map((one) => ({ ...one, ...asKwh(bill, one), daysFixed: 0, endsToday: true })),
        );
        const onDefault = withFuels(
          bill,
          ended.fuels.map((one) =>
            // A plan without end follows itself.
            one.code === '05' ? one : { ...one, code: '01', endsToday: false },
          ),
        );
        const staying = async (one: Bill) => {
          const [first] = await offersOf(one);
          return (first?.cost ?? 0) + (first?.saving ?? 0);
        };
        expect(await staying(ended)).toBe(await staying(onDefault));
      }),
      { numRuns: runs(40, 400) },
    );
  });

  it('that spends what its kWh cost is quoted for the same kWh, by month, quarter or year', async () => {
    await fc.assert(
      fc.asyncProperty(bills, async (bill) => {
        const { switchId, cheapest } = await answeredFor(partner, bill);
        const { projection } = await partner.plan(switchId, cheapest, true);
        const told = {
          gas: projection.gasChosenPersonalProjectionPlan?.annualUsage,
          electricity: projection.electricityChosenPersonalProjectionPlan?.annualUsage,
        };
        for (const one of bill.fuels) expect(told[one.fuel]).toBe(Number(kwhOf(bill, one)));
      }),
      { numRuns: runs(60, 600) },
    );
  });
});

const asKwh = (bill: Bill, one: Bill['fuels'][number]) => ({
  uses: { amount: Number(kwhOf(bill, one)), of: 'kWh', every: 'year' } as const,
});
