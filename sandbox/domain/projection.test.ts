import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTariff, isDefault, PAY_METHODS, SUPPLIERS, TARIFFS, tariffsOf } from './tariffs';
import { DAYS, projectedCost, toPence, usageForSpend, yearCost } from './projection';
import { ratesOf, REGIONS } from './rates';

const oneRate = (kwh: number) => ({ kwh, nightPercent: null });

const tariffs = fc.constantFrom(...TARIFFS);
const regions = fc.constantFrom(...REGIONS);
const fuels = fc.constantFrom('gas' as const, 'electricity' as const);
const nights = fc.option(fc.integer({ min: 1, max: 100 }));
const kwhs = fc.integer({ min: 0, max: 200_000 });

describe('prices', () => {
  it('the cap year of 11,500 and 2,700 kWh costs £1,862.66 at the average rates of Great Britain', () => {
    expect(REGIONS).toHaveLength(14);
    const [variable] = tariffsOf(2, 'dual', 'monthlyDirectDebit');
    if (variable === undefined) throw new Error('Supplier 2 has no tariff.');
    const average = (fuel: 'gas' | 'electricity', part: 'unit' | 'standing') => {
      const rates = REGIONS.map((region) => ratesOf(variable, region, fuel, false)[part]);
      // Published averages are given to the hundredth of a penny.
      return Math.round((rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * 100) / 100;
    };
    const cost = (fuel: 'gas' | 'electricity', kwh: number) => {
      const unit = average(fuel, 'unit');
      const rates = { unit, standing: average(fuel, 'standing'), night: null, first: null };
      return projectedCost(oneRate(kwh), { rates, afterwards: rates, days: 0 });
    };
    expect(toPence(cost('gas', 11_500) + cost('electricity', 2_700))).toBe(1862.66);
  });

  it('never falls when more is used', () => {
    fc.assert(
      fc.property(
        tariffs,
        regions,
        fuels,
        nights,
        kwhs,
        kwhs,
        fc.integer({ min: 0, max: DAYS }),
        (tariff, region, fuel, night, one, other, days) => {
          const rates = ratesOf(tariff, region, fuel, night !== null);
          const afterwards = ratesOf(defaultTariff(tariff), region, fuel, night !== null);
          const terms = { rates, afterwards, days };
          const cost = (kwh: number) => projectedCost({ kwh, nightPercent: night }, terms);
          expect(cost(Math.max(one, other))).toBeGreaterThanOrEqual(cost(Math.min(one, other)));
        },
      ),
    );
  });

  it('a fix counts for its days and the default tariff for the others', () => {
    const rates = { standing: 10, unit: 1, night: null, first: null };
    const afterwards = { standing: 20, unit: 2, night: null, first: null };
    const cost = projectedCost(oneRate(3650), { rates, afterwards, days: 73 });
    expect(cost).toBeCloseTo((730 * 1 + 73 * 10 + 2920 * 2 + 292 * 20) / 100, 10);
  });

  it('a spend gives back the usage that it paid for', () => {
    fc.assert(
      fc.property(tariffs, regions, fuels, nights, kwhs, (tariff, region, fuel, night, kwh) => {
        const rates = ratesOf(tariff, region, fuel, night !== null);
        const spend = yearCost({ kwh, nightPercent: night }, rates);
        expect(Math.abs(usageForSpend(spend, night, rates) - kwh)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a spend that pays for half a kWh more is rounded up', () => {
    const rates = { standing: 10, unit: 30, night: null, first: null };
    for (const kwh of [2999.5, 94_500.5, 171_234.5])
      expect(usageForSpend((kwh * 30 + 3650) / 100, null, rates)).toBe(Math.round(kwh));
  });

  it('Economy 7 weighs day and night by the share of each', () => {
    const rates = { standing: 50, unit: 30, night: 14, first: null };
    const cost = (nightPercent: number) => yearCost({ kwh: 3900, nightPercent }, rates);
    const standing = 365 * 0.5;
    expect(cost(0)).toBeCloseTo(3900 * 0.3 + standing, 10);
    expect(cost(42)).toBeCloseTo(1638 * 0.14 + 2262 * 0.3 + standing, 10);
    expect(cost(100)).toBeCloseTo(3900 * 0.14 + standing, 10);
  });

  it('without a standing charge the first units are dear, by day and by night', () => {
    const odd = TARIFFS.find(
      ({ product, fuel, payMethod }) =>
        product.firstBlock !== null && fuel === 'electricity' && payMethod === 'monthlyDirectDebit',
    );
    if (odd === undefined) throw new Error('There is no such tariff.');
    expect(ratesOf(odd, '_C', 'electricity', false)).toEqual({
      standing: 0,
      unit: 23.979,
      night: null,
      first: { kwhPerYear: 900, unit: 46.903, night: null },
    });
    const two = ratesOf(odd, '_C', 'electricity', true);
    expect(two).toEqual({
      standing: 0,
      unit: 29.42,
      night: 13.322,
      first: { kwhPerYear: 900, unit: 57.547, night: 26.059 },
    });
    const cost = (kwh: number) => yearCost({ kwh, nightPercent: 50 }, two);
    expect(cost(0)).toBe(0);
    expect(cost(800)).toBeCloseTo(4 * 57.547 + 4 * 26.059, 10);
    expect(cost(1000)).toBeCloseTo(4.5 * 57.547 + 4.5 * 26.059 + 0.5 * 29.42 + 0.5 * 13.322, 10);
  });

  it('halves of a penny, and of a thousandth of one in a rate, are rounded up as on paper', () => {
    expect([1.005, 8.575, 1.004_999].map(toPence)).toEqual([1.01, 8.58, 1]);
    const fixed = TARIFFS.find(
      ({ product, fuel, payMethod }) =>
        product.unitFactor === 0.939 && fuel === 'gas' && payMethod === 'monthlyDirectDebit',
    );
    if (fixed === undefined) throw new Error('There is no such tariff.');
    expect(ratesOf(fixed, '_C', 'gas', false).unit, '7.5 p times 0.939 is 7.0425 p').toBe(7.043);
  });

  it('every supplier has one default tariff and a fixed one, for each fuel and pay method', () => {
    for (const { id } of SUPPLIERS) {
      for (const fuel of ['gas', 'electricity', 'dual'] as const) {
        for (const payMethod of PAY_METHODS) {
          const list = tariffsOf(id, fuel, payMethod);
          expect(list.filter(isDefault)).toHaveLength(1);
          expect(list.some(({ product }) => product.months !== null)).toBe(true);
        }
      }
    }
  });
});
