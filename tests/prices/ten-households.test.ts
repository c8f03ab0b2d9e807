import { beforeAll, describe, expect, it } from 'vitest';
import { answeredFor, byName, expectedFor, inPence } from './answered-for';
import { Partner } from './ask';
import { plansOf, stayingOf } from './calculator';
import { households } from './households';
import { capAt } from './rates';

let partner: Partner;
beforeAll(async () => {
  partner = await Partner.open();
});

describe('ten households, worked out from the rates file', () => {
  it('are of ten regions, with every fuel, kind of quote and way to pay', () => {
    const regions = households.map(({ region, bill }) => {
      expect(capAt(bill.postcode, bill.newPayMethod).region).toBe(region);
      return region;
    });
    expect(new Set(regions).size).toBe(10);
    const methods = new Set(households.map(({ bill }) => bill.newPayMethod));
    expect(methods.size).toBe(4);
    const quotes = households.map(({ bill }) =>
      [...bill.fuels.map(({ fuel }) => fuel), bill.oneSupplier, bill.night !== null].join(),
    );
    expect(new Set(quotes)).toEqual(
      new Set([
        'gas,false,false',
        'electricity,false,false',
        'electricity,false,true',
        'gas,electricity,true,false',
        'gas,electricity,true,true',
        'gas,electricity,false,false',
      ]),
    );
  });

  it.each(households)(
    'RES-25 $region: $title: every plan, the cheapest first, and what it saves',
    async ({ bill }) => {
      const { offers } = await answeredFor(partner, bill);
      const expected = expectedFor(bill);
      expect(expected.length).toBeGreaterThanOrEqual(8);
      expect(offers[0], 'the cheapest').toEqual(expected[0]);
      expect(byName(offers)).toEqual(byName(expected));
      expect(offers.map(({ cost }) => cost)).toEqual(expected.map(({ cost }) => cost));
    },
  );

  it.each(households)(
    '$region: $title: the projections of staying and of the cheapest plan come to the same',
    async ({ bill }) => {
      const { switchId, cheapest } = await answeredFor(partner, bill);
      for (const [isCurrent, total] of [
        [true, stayingOf(bill)],
        [false, plansOf(bill)[0]?.cost],
      ] as const) {
        const { projection } = await partner.plan(switchId, cheapest, isCurrent);
        const told = [
          projection.gasChosenPersonalProjectionPlan,
          projection.electricityChosenPersonalProjectionPlan,
        ].filter((plan) => plan !== null);
        expect(told).toHaveLength(bill.fuels.length);
        expect(told.reduce((sum, plan) => sum + inPence(plan.personalProjection), 0)).toBe(total);
        for (const { daysLeftOnCurrentTariff, daysOnDefaultTariff } of told)
          expect(daysLeftOnCurrentTariff + daysOnDefaultTariff).toBe(365);
      }
    },
  );
});
