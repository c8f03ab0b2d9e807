import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { ready } from '../testing/journey';
import { planItem } from '../testing/plans';
import { badgesOf } from './badges';
import { plansOf } from './plan';

function badges(different: JsonObject): readonly string[] {
  const [plan] = plansOf(ready({ plans: [planItem(different)] }));
  if (plan === undefined) throw new Error('The plan was not read');
  return badgesOf(plan).map(({ name }) => name);
}

describe('badges', () => {
  it.each([
    ['RES-13', { switchOption: 'None' }, 'reviewOnly', { switchOption: 'Full' }],
    ['RES-15', { isGreen: true }, 'green', { isGreen: false }],
    ['RES-16', { isFixed: true }, 'fixed', { isFixed: false }],
    ['RES-16', { isFixed: false }, 'variable', { isFixed: true }],
    ['RES-17', { hasWarmHomeDiscount: true }, 'warmHomeDiscount', { hasWarmHomeDiscount: false }],
    ['RES-17', { hasWarmHomeDiscount: false }, 'noWarmHomeDiscount', { hasWarmHomeDiscount: true }],
    ['RES-18', { hasCancellationFee: true }, 'cancellationFee', { hasCancellationFee: false }],
    ['RES-18', { hasCancellationFee: false }, 'noCancellationFee', { hasCancellationFee: true }],
    ['RES-19', { hasOnlineManagement: true }, 'onlineManagement', { hasOnlineManagement: false }],
    ['RES-20', { hasPaperBilling: true }, 'paperBilling', { hasPaperBilling: false }],
  ])('%s %o carries the badge %s, %o does not', (_clause, has, badge, hasNot) => {
    expect(badges(has)).toContain(badge);
    expect(badges(hasNot)).not.toContain(badge);
  });

  it.each([
    ['MonthlyDirectDebit', 'monthlyDirectDebit'],
    ['monthlyDirectDebit', 'monthlyDirectDebit'],
    ['QuaterlyDirectDebit', 'quarterlyDirectDebit'],
    ['quarterlyDirectDebit', 'quarterlyDirectDebit'],
  ])('RES-21 %s carries the badge %s', (payMethod, badge) => {
    expect(badges({ payMethod })).toContain(badge);
  });

  it('RES-21 other ways to pay carry no direct debit badge', () => {
    expect(badges({ payMethod: 'PrePaymentMeter' }).join()).not.toContain('DirectDebit');
  });
});
