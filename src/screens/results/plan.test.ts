import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from '../testing/journey';
import { planItem } from '../testing/plans';
import { plansOf, scaleOf } from './plan';

describe('plansOf', () => {
  it('RES-25 reads a plan as the server names it', () => {
    const [plan] = plansOf(ready({ plans: [planItem({ tariffId: 7, exitFees: 50 })] }));
    expect(plan).toMatchObject({ tariffId: 7, tariffName: 'Steady Fixed 12 Months', exitFees: 50 });
  });

  it('leaves out what has no cost to compare', () => {
    expect(plansOf(ready({ plans: [planItem({ totalCost: null }), 'odd'] }))).toEqual([]);
  });

  it('has nothing before an answer, after a failure, or in an answer without a list', () => {
    for (const lookup of [undefined, loading, failed, ready(null), ready({})])
      expect(plansOf(lookup)).toEqual([]);
  });

  it('keeps one tariff apart for two ways to pay', () => {
    const plans = plansOf(
      ready({ plans: [planItem(), planItem({ payMethod: 'PrePaymentMeter' })] }),
    );
    expect(new Set(plans.map(({ key }) => key)).size).toBe(2);
  });
});

describe('scaleOf', () => {
  it('is the longest bar of the list, whether now or new', () => {
    const scale = (...plans: readonly [number, number][]) =>
      scaleOf(
        plansOf(
          ready({ plans: plans.map(([totalCost, savings]) => planItem({ totalCost, savings })) }),
        ),
      );
    expect(scale([1000, 500], [1600, -100])).toBe(1600);
    expect(scale([1000, 900], [1600, -100])).toBe(1900);
    expect(scale()).toBe(0);
  });
});
